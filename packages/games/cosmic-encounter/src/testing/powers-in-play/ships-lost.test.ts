import { shipsLost } from './ships-lost.ts';
import { showPowers } from './show-powers.ts';

showPowers(shipsLost);
