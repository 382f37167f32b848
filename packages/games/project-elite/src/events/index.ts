export {
  abruptShots,
  enragedSpawn,
  exhaustion,
  largeNumbers,
  limitedEquipment,
  outOfTime,
  proxyHorde,
  suddenAttack,
} from './in-force.ts';
export { bossRush, swarmRush } from './rushes.ts';
export { shellShock } from './shell-shock.ts';
export { anotherSuddenMovement, suddenMovement } from './sudden-movement.ts';
