import { afterReveal } from './after-reveal.ts';
import { showPowers } from './show-powers.ts';

showPowers(afterReveal);
