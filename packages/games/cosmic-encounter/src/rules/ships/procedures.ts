import { giveUpShips, loseShips } from './lose-ships.ts';
import { goHome, goHomeAll, retrieveShips, returnShips, sendShips } from './move-ships.ts';
import { pickShips } from './pick-ships.ts';
import { saveShips } from './save-ships.ts';

/** How ships are lost, saved and moved. */
export const shipsProcedures = [
  giveUpShips,
  loseShips,
  goHome,
  goHomeAll,
  retrieveShips,
  returnShips,
  sendShips,
  pickShips,
  saveShips,
];
