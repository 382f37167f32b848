import type { KnownAbility } from '../rules/abilities/ability.ts';
import { emotionControl } from './emotion-control.ts';
import { forceField } from './force-field.ts';
import { ionicGas } from './ionic-gas.ts';
import { emptyWarp, mobiusTubes } from './mobius-tubes.ts';
import { plague, suffer } from './plague.ts';
import { quash } from './quash.ts';
import { cardZap, cosmicZap } from './zaps.ts';

export const artifacts: readonly KnownAbility[] = [
  cardZap,
  cosmicZap,
  emotionControl,
  forceField,
  ionicGas,
  mobiusTubes,
  plague,
  quash,
];

export const artifactProcedures = [emptyWarp, suffer];
