import { powerTurnover } from './power-turnover.ts';
import { startTurn } from './start-turn.ts';
import { turn } from './turn.ts';
import { encounterPhases, wholeEncounter } from './whole-encounter.ts';

/** A turn, and the course of its encounters. */
export const turnProcedures = [powerTurnover, startTurn, turn, encounterPhases, wholeEncounter];
