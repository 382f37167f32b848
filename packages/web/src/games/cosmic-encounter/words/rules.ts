import { cosmicEncounterText } from '@starboard/cosmic-encounter/text';
import type { Say } from '../../../language/say.ts';
import type { Keyword, RulesSection } from '../../../table/table-game.ts';

/** The rules, phase by phase, and what is not bound to one. */
export const rulesOf = (say: Say): readonly RulesSection[] =>
  (cosmicEncounterText.rules?.() ?? []).map(({ title, lines }) => ({
    title: say(title),
    lines: lines.map((line) => say(line)),
  }));

/** What sentences speak of, and under which heading the rules tell of it. */
const linked = {
  compensation: 'ce.board.topic.compensation',
  deal: 'ce.board.topic.deals',
  flare: 'ce.board.topic.flares',
  power: 'ce.board.topic.powers',
  technology: 'ce.board.topic.technologies',
  warp: 'ce.board.topic.warp',
  ally: 'ce.phase.alliance',
  destiny: 'ce.phase.destiny',
  total: 'ce.phase.reveal',
} as const;

export const keywordsOf = (say: Say): readonly Keyword[] =>
  Object.entries(linked).map(([word, heading]) => ({
    words: say(`web.ce.words.link.${word}`),
    heading: say(heading),
  }));
