import { alliance, responses } from './alliance.ts';
import { destiny } from './destiny.ts';
import { handCheck } from './hand-check.ts';
import { launch } from './launch.ts';
import { payCompensation } from './pay-compensation.ts';
import { planning } from './planning.ts';
import { reEstablish } from './re-establish.ts';
import { regroup } from './regroup.ts';
import { resolution } from './resolution.ts';
import { reveal } from './reveal.ts';
import { rewards } from './rewards.ts';

/** The phases of an encounter, and what they are made of. */
export const phasesProcedures = [
  alliance,
  responses,
  destiny,
  handCheck,
  launch,
  payCompensation,
  planning,
  reEstablish,
  regroup,
  resolution,
  reveal,
  rewards,
];
