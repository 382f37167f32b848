import { atReveal } from './at-reveal.ts';
import { showPowers } from './show-powers.ts';

showPowers(atReveal);
