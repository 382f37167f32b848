export { alienFrontiers as rules } from '@starboard/alien-frontiers';
