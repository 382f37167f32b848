/** Where the server can be reached from elsewhere; empty where the players need not know. */
export interface Addresses {
  readonly addresses: readonly string[];
}
