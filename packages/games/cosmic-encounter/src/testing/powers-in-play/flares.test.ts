import { flares } from './flares.ts';
import { showMoments } from './show-powers.ts';

showMoments(flares);
