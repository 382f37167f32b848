import { atPlanning } from './at-planning.ts';
import { showPowers } from './show-powers.ts';

showPowers(atPlanning);
