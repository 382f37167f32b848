export { projectElite as rules } from '@starboard/project-elite';
