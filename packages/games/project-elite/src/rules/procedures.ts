import type { Procedure } from '@starboard/engine';
import { useAbilities } from './activation/abilities.ts';
import { moveFigures } from './activation/move-figures.ts';
import { acidAhead } from './activation/acid-ahead.ts';
import { tokenAhead } from './activation/token-ahead.ts';
import { decide } from './deciding/decide.ts';
import { dragHeroes } from './figures/drag-heroes.ts';
import { alienStep, giveWay } from './figures/alien-step.ts';
import { springTraps } from './missions/traps.ts';
import { activation } from './phases/activation.ts';
import { atMoment, eventPhase } from './phases/event-phase.ts';
import { live, settle } from './phases/live.ts';
import { mission } from './phases/mission.ts';
import { bossCard, swarmCard } from './spawn/cards.ts';
import { combinedSteps } from './spawn/combined-steps.ts';
import { placeFigures } from './spawn/place-figures.ts';
import { spawnPhase } from './spawn/spawn-phase.ts';

/** Every procedure that can be under way. */
export const procedures: readonly Procedure[] = [
  mission,
  eventPhase,
  atMoment,
  spawnPhase,
  swarmCard,
  bossCard,
  placeFigures,
  combinedSteps,
  live,
  settle,
  springTraps,
  activation,
  useAbilities,
  moveFigures,
  tokenAhead,
  acidAhead,
  dragHeroes,
  alienStep,
  giveWay,
  decide,
];
