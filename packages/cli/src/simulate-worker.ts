import { games } from '@starboard/games';
import { servePlan } from './simulate/serve-plan.ts';

servePlan(games);
