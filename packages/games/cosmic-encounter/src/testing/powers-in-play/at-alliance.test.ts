import { atAlliance } from './at-alliance.ts';
import { showPowers } from './show-powers.ts';

showPowers(atAlliance);
