/** All the fuel and ore there is; only tables that play with limited supplies run out of it. */
export const tokensInBox = { fuel: 30, ore: 20 } as const;
