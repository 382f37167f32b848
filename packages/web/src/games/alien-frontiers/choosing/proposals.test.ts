import {
  alienFrontiers,
  buildPosition,
  type PositionDescription,
  type View,
} from '@starboard/alien-frontiers';
import af from '@starboard/alien-frontiers/messages/en.json';
import { decisionOf, type Json, playFrom, submit, viewFor } from '@starboard/engine';
import { speaker } from '@starboard/messages';
import { describe, expect, test } from 'vitest';
import web from '../messages/table/en.json';
import type { Say } from '../../../language/say.ts';
import { proposalFor } from './proposals.ts';

const spoken = speaker('en', [af, web], (seat) => ['Ann', 'Bob'][seat] ?? '');
const say: Say = (message, params) =>
  spoken.say(typeof message === 'string' ? { key: message, ...(params && { params }) } : message);

/** What Ann sees at a table for two, after these answers of hers. */
function seen(description: PositionDescription, ...answers: readonly Json[]): View {
  const match = playFrom(alienFrontiers, buildPosition({ players: 2, ...description }));
  for (const answer of answers) submit(match, { seat: 0, decision: decisionOf(match, 0), answer });
  return viewFor(match, 0).view as View;
}

describe('ending the turn', () => {
  const end = (view: View) => proposalFor(view, 'af.ask.act', 'end-turn', say);

  test('is asked once more, with a name for what would be lost', () => {
    const view = seen(
      { roll: [4, 5, 3, 3], red: { fuel: 4 }, display: ['alien-city'] },
      'dock:alien-artifact:4',
      'dock:alien-artifact:5',
      'dock:orbital-market:3+3',
    );
    expect(end(view)).toEqual({
      title: 'End your turn all the same?',
      line: 'You have not taken a card for your 9 points. You can still trade fuel for ore.',
      isWarning: true,
    });
  });

  test('is not asked about when nothing would be', () => {
    expect(end(seen({ roll: [4] }, 'dock:solar-converter:4'))).toBeNull();
  });
});

describe('landing a colony', () => {
  const ready = { fuel: 1, ore: 1, ships: 4 } as const;
  const proposed = (view: View) => proposalFor(view, 'af.ask.land', 'heinlein-plains', say);
  const land = (view: View) => proposed(view)?.line;

  test('says of the last one that it ends the match, and for whom', () => {
    const colonies = { 'lem-badlands': 7 } as const;
    const winning = seen({ roll: [6], red: { ...ready, colonies } }, 'dock:terraforming-station:6');
    expect(land(winning)).toBe(
      'Your last colony: the match ends here. Ann wins. Ann +2 · you take control · bonus: Market: 1 fuel for 1 ore',
    );
    const spread = Object.fromEntries(
      ['asimov-crater', 'bradbury-plateau', 'herbert-valley', 'pohl-foothills', 'van-vogt-mountains'].map(
        (territory) => [territory, 1],
      ),
    );
    const green = { colonies: spread, cards: ['alien-city', 'alien-monument'] } as const;
    const losing = seen({ roll: [6], red: { ...ready, colonies }, green }, 'dock:terraforming-station:6');
    expect(land(losing)).toMatch(/^Your last colony: the match ends here. Bob wins./);
    // a player who presses Enter without reading does not lose by it
    expect(proposed(losing)?.isWarning).toBe(true);
    expect(proposed(winning)?.isWarning).toBeUndefined();
  });

  test('and of no other', () => {
    const view = seen({ roll: [6], red: ready }, 'dock:terraforming-station:6');
    expect(land(view)).not.toContain('match ends');
    expect(proposed(view)?.isWarning).toBeUndefined();
  });
});
