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
export { endlessThreat, watchOutForBosses } from './more-cards.ts';
export { proxiesInHaste, speedySpawn } from './moving-on.ts';
export { overwhelmed } from './overwhelmed.ts';
export { rampantMutation } from './rampant-mutation.ts';
export { bossRush, swarmRush } from './rushes.ts';
export { shellShock } from './shell-shock.ts';
export { anotherSuddenMovement, suddenMovement } from './sudden-movement.ts';
export { toxicProxies } from './toxic-proxies.ts';
