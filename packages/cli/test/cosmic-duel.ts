/** Two people face each other, the third player has nothing to say. */
export const negotiating = {
  players: 3,
  red: { hand: ['negotiate', 'attack-04', 'attack-20', 'attack-20'] },
  blue: { hand: ['negotiate', 'attack-08', 'attack-10'] },
  yellow: { hand: 2 },
};
export const duel = ['--seats', 'human,human,random', '--names', 'Ann,Bob,Eve'];
