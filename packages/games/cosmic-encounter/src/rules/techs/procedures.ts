import { completeTech } from './complete-tech.ts';
import { discardTech } from './discard-tech.ts';
import { chooseTech, keepTech } from './keep-tech.ts';
import { research } from './research.ts';

/** From choosing a technology to its end. */
export const techsProcedures = [completeTech, discardTech, chooseTech, keepTech, research];
