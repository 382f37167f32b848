import { compileCatalogue } from '@starboard/messages';
import { Button } from '../../design/controls/button.tsx';
import { textBundle } from '../../language/text-bundle.ts';
import { plainTable } from '../plain/plain-table.tsx';
import type { TableGame, TableParts } from '../table-game.ts';
import { withNotes } from '../with-notes.ts';

/** A game of next to nothing: players pick apples from trees, day by day. */
export interface ToyView {
  readonly day: number;
  readonly apples: readonly number[];
}

interface ToyEvent {
  readonly type: string;
  readonly seat?: number;
  readonly day?: number;
  readonly tree?: string;
}

const texts = compileCatalogue({
  'toy.name': 'Apples',
  'toy.day': 'Day {day}',
  'toy.apples': '{count, plural, one {apple} other {apples}}',
  'toy.ask': 'What will you do?',
  'toy.option.birch': 'Climb the birch',
  'toy.option.oak': 'Climb the oak',
  'toy.option.red': 'Red apples',
  'toy.option.green': 'Green apples',
  'toy.option.tree': 'Which tree',
  'toy.option.basket': 'Which basket',
  'toy.option.count': '{count, plural, one {# apple} other {# apples}}',
  'toy.option.rest': 'Rest',
  'toy.option.offer': 'Offer apples',
  'toy.event.dawn': 'The sun rises for {seat}.',
  'toy.event.picked': '{seat} picks from {tree}.',
  'toy.reason.wet': 'The birch is wet.',
  'toy.end': 'The trees are bare.',
});
const load = () => Promise.resolve({ default: texts });
const toyTexts = textBundle('toy', { en: load, ru: load, uk: load });

/** How often each part of the screen was drawn. */
export const drawn: Record<string, number> = {};
const counts = (part: string): void => {
  drawn[part] = (drawn[part] ?? 0) + 1;
};

interface Part {
  readonly parts: TableParts<ToyView>;
}

const toy: TableGame<ToyView> = {
  id: 'toy',
  name: { key: 'toy.name' },
  bundles: [toyTexts, 'table'],
  text: {
    prompt: () => ({ key: 'toy.ask' }),
    option: (_prompt, key) =>
      /^\d+$/.test(key)
        ? { key: 'toy.option.count', params: { count: Number(key) } }
        : { key: `toy.option.${key}` },
    reason: ({ key }) => ({ key }),
    event: (event) => {
      const { type, seat = 0, tree = '' } = event as ToyEvent;
      return type === 'breeze' ? null : { key: `toy.event.${type}`, params: { seat: { seat }, tree } };
    },
    asText: (view) => [
      {
        title: { key: 'toy.name' },
        lines: (view as ToyView).apples.map((count) => ({ key: 'toy.option.count', params: { count } })),
      },
    ],
  },
  Frame({ children }) {
    counts('frame');
    return children;
  },
  Board({ parts }: Part) {
    counts('board');
    return (
      <ul>
        {['birch', 'oak'].map((tree) => (
          <li key={tree} data-place={tree} data-pointed={parts.pointedAt.includes(tree) || undefined}>
            {tree} on day {parts.view.day}
          </li>
        ))}
      </ul>
    );
  },
  Tray() {
    counts('tray');
    return <p>a basket</p>;
  },
  Hint: () => 'Trees are high.',
  Acts: ({ parts }: Part) => (
    <Button onClick={() => parts.propose('rest', { title: 'Rest all day?' })}>Rest</Button>
  ),
  SeatFacts({ seat }) {
    counts('facts');
    return <p>basket {seat}</p>;
  },
  EndingFigures: ({ parts, winners }) => (
    <p>
      {winners.length} winners of {parts.view.apples.length}
    </p>
  ),
  standing({ apples }, seat) {
    counts('seats');
    return {
      figure: String(apples[seat]),
      unit: { key: 'toy.apples', params: { count: apples[seat] ?? 0 } },
    };
  },
  heading({ day }) {
    counts('heading');
    return { key: 'toy.day', params: { day } };
  },
  headingAt: (event) => {
    const { day } = event as ToyEvent;
    return day === undefined ? null : { key: 'toy.day', params: { day } };
  },
  isTurn: ({ type }) => type === 'dawn',
  places: (event) => {
    const { tree } = event as ToyEvent;
    return tree === undefined ? [] : [tree];
  },
  seatOf: (event) => (event as ToyEvent).seat ?? null,
  sound: () => null,
  reading: () => null,
  lastWord: (_events, _view, say) => say('toy.end'),
  rules: () => [{ title: 'Trees', lines: ['Apples grow on trees.'] }],
};

export const toyGame = withNotes(toy as unknown as TableGame);

/** The same, played together: all win, or none does. */
export const toyTogether: TableGame = { ...toyGame, isTogether: true };

/** As little as a game can say of itself. */
export function quietToy(): TableGame {
  const { standing: _, heading: __, headingAt: ___, isTurn: ____, lastWord: _____, ...quiet } = toyGame;
  return quiet;
}

/** The same at a plain table. */
export const plainToy = (): TableGame => plainTable({ id: 'toy', texts: [toyTexts], text: toy.text });
