import type { Message, TextSection } from '@starboard/engine';
import { phases } from '../content/phases.ts';
import { phaseName } from './names.ts';

/** What the rules tell apart from the phases. */
export const matters = [
  'winning',
  'powers',
  'flares',
  'deals',
  'compensation',
  'warp',
  'technologies',
] as const;

/** What the rules say of a phase or of another matter. */
export const ruleText = (of: (typeof phases)[number] | (typeof matters)[number]): Message => ({
  key: of === 'deals' ? 'ce.rule.deals' : `ce.board.rule.${of}`,
});

/** The rules, phase by phase, and what is not bound to one. */
export const rules = (): readonly TextSection[] => [
  ...phases.map((phase) => ({ title: phaseName(phase), lines: [ruleText(phase)] })),
  ...matters.map((matter) => ({
    title: { key: `ce.board.topic.${matter}` },
    lines: [ruleText(matter)],
  })),
];
