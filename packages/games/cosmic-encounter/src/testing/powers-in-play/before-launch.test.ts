import { beforeLaunch } from './before-launch.ts';
import { showPowers } from './show-powers.ts';

showPowers(beforeLaunch);
