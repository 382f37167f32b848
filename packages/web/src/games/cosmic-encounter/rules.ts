export { cosmicEncounter as rules } from '@starboard/cosmic-encounter';
