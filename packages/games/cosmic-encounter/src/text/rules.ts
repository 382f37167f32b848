import type { TextSection } from '@starboard/engine';
import { phaseName } from './names.ts';

const phases = [
  'start-turn',
  'regroup',
  'destiny',
  'launch',
  'alliance',
  'planning',
  'reveal',
  'resolution',
] as const;

const matters = ['winning', 'powers', 'flares', 'deals', 'compensation', 'warp', 'technologies'] as const;

/** The rules, phase by phase, and what is not bound to one. */
export const rules = (): readonly TextSection[] => [
  ...phases.map((phase) => ({ title: phaseName(phase), lines: [{ key: `ce.board.rule.${phase}` }] })),
  ...matters.map((matter) => ({
    title: { key: `ce.board.topic.${matter}` },
    lines: [{ key: matter === 'deals' ? 'ce.rule.deals' : `ce.board.rule.${matter}` }],
  })),
];
