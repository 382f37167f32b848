export { assertSame, firstDifference } from './difference.ts';
export { digest } from './digest.ts';
export { answer, everythingOf, expectAccepted, expectRefused } from './expect-refused.ts';
export { countSequences } from './option-counts.ts';
export type { FixedPosition, Seating, SuiteSettings } from './settings.ts';
export { gamePlaySuite, gameRecordSuite, gameSuite } from './suite.ts';
export * from './toys/index.ts';
