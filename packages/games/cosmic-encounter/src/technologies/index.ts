import { coldsleepShip } from './coldsleep-ship.ts';
import { collapsiumHulls } from './collapsium-hulls.ts';
import { cosmicFieldGenerator } from './cosmic-field-generator.ts';
import { deltaScanners } from './delta-scanners.ts';
import { energyCloak } from './energy-cloak.ts';
import { enigmaDevice } from './enigma-device.ts';
import { genesisBomb } from './genesis-bomb.ts';
import { gluonMines } from './gluon-mines.ts';
import { infinityDrive } from './infinity-drive.ts';
import { lunarCannon } from './lunar-cannon.ts';
import { omegaMissile } from './omega-missile.ts';
import { plasmaThrusters } from './plasma-thrusters.ts';
import { precursorSeed } from './precursor-seed.ts';
import { prometheus } from './prometheus.ts';
import { qax } from './qax.ts';
import { quarkBattery } from './quark-battery.ts';
import { techScrambler } from './tech-scrambler.ts';
import { vacuumTurbines } from './vacuum-turbines.ts';
import { warpspaceKey } from './warpspace-key.ts';
import { xenonLasers } from './xenon-lasers.ts';
import type { Technology } from './technology.ts';

export const technologies: readonly Technology[] = [
  coldsleepShip,
  collapsiumHulls,
  cosmicFieldGenerator,
  deltaScanners,
  energyCloak,
  enigmaDevice,
  genesisBomb,
  gluonMines,
  infinityDrive,
  lunarCannon,
  omegaMissile,
  plasmaThrusters,
  precursorSeed,
  prometheus,
  qax,
  quarkBattery,
  techScrambler,
  vacuumTurbines,
  warpspaceKey,
  xenonLasers,
];
