import { parseUseKey } from '../../keys/uses.ts';
import { call, end, goto, type Question, rulesOf, type Seat } from '@starboard/engine';
import { optionKey, parseOption } from '../../keys/index.ts';
import { type CardId, classicFilchFlare } from '../../content/cosmic-cards.ts';
import type { KnownAbility } from '../../rules/abilities/ability.ts';
import { use } from '../../rules/abilities/use.ts';
import type { CeTable, Event } from '../../rules/state/events.ts';
import { giveUpShips } from '../../rules/ships/lose-ships.ts';
import { planetKey } from '../../keys/planets.ts';
import { planetByKey } from '../../rules/ships/planets.ts';
import { hasPower, sheetOf } from '../../rules/powers/powers.ts';
import { addShips } from '../../rules/ships/ship-places.ts';
import { timingOrder } from '../../rules/state/seats.ts';
import { coloniesOf } from '../../rules/ships/ships.ts';
import { encounterOf, playerOf, type State } from '../../rules/state/state.ts';
import { leaveWarp, shipsInWarp } from '../../rules/ships/warp.ts';

const { procedure } = rulesOf<State, Event>();

const flare: CardId = `${classicFilchFlare}/1`;

/** A player who was caught shows the flare, which can be stopped then and only then. */
export const caught: KnownAbility = {
  id: 'filch.caught',
  source: { kind: 'flare', alien: 'filch', form: 'wild' },
  when: [],
  as: 'any',
  use: 'may',
  isShown: true,
};

/** For all that the others know, each of them might have the flare in hand. */
const suspects = (state: State): Seat[] =>
  state.discard.includes(flare)
    ? []
    : timingOrder(state).filter((seat) => playerOf(state, seat).hand.length > 0);

/** What the seat may take without being entitled to it; its own alien has better things to do with the flare. */
function cheatsOf(state: State, seat: Seat): string[] {
  const isShown = encounterOf(state).used.some((key) => parseUseKey(key).ability === caught.id);
  const isFilch = hasPower(state, seat, 'filch') && !sheetOf(state, seat, 'filch')?.isSecond;
  if (!playerOf(state, seat).hand.includes(flare) || isShown || isFilch) return [];
  const colonies = shipsInWarp(state, seat) > 0 ? coloniesOf(state, seat) : [];
  return [
    ...colonies.map((planet) => optionKey({ word: 'cheat-ship', planet: planetKey(state, planet) })),
    ...(state.deck.length > 0 ? ['cheat-deck'] : []),
    ...(state.discard.length > 0 ? ['cheat-discard'] : []),
  ];
}

const secret = (seat: Seat, prompt: string, options: readonly string[]): Question => ({
  seat,
  prompt,
  shape: { kind: 'choose', options: [...options, 'pass'] },
  timeout: 'pass',
  secret: true,
  isWindow: true,
});

interface Cheat {
  readonly seat: Seat;
  readonly act: string;
}

/** Takes it, and no player is told; what the table looks like afterwards tells enough. */
function take(table: CeTable, { seat, act }: Cheat): void {
  const { state } = table;
  const { hand } = playerOf(state, seat);
  const { word: what, planet = '' } = parseOption(act) ?? {};
  const card =
    what === 'cheat-deck' ? table.draw(state.deck) : what === 'cheat-discard' ? state.discard.pop() : null;
  if (card) hand.push(card);
  if (what === 'cheat-ship') addShips(state, seat, planetByKey(state, planet), leaveWarp(state, seat, 1));
  table.emit({ type: 'cheated', seat, card: card ?? null });
}

/** What was taken goes back; a card is still the last one of the hand. */
function putBack({ state }: CeTable, { seat, act }: Cheat): void {
  const { word: what, planet = '' } = parseOption(act) ?? {};
  if (what === 'cheat-ship') {
    addShips(state, seat, planetByKey(state, planet), -1);
    addShips(state, seat, 'warp', 1);
    return;
  }
  const card = playerOf(state, seat).hand.pop();
  if (card !== undefined) (what === 'cheat-deck' ? state.deck : state.discard).push(card);
}

/** Others who have not cried out yet in this encounter. */
const watchers = (state: State, cheater: Seat): Seat[] =>
  timingOrder(state).filter((seat) => seat !== cheater && !encounterOf(state).calls.includes(seat));

/** Those who cry out are heard in timing order, until one of them is right. */
function isCaught(table: CeTable, { seat: cheater }: Cheat, calls: ReadonlyMap<Seat, unknown>): boolean {
  for (const seat of timingOrder(table.state)) {
    const call = calls.get(seat);
    if (typeof call !== 'string' || call === 'pass') continue;
    const suspect = parseOption(call)?.seat ?? -1;
    encounterOf(table.state).calls.push(seat);
    table.emit({ type: 'cheatCalled', seat, suspect, isRight: suspect === cheater });
    if (suspect === cheater) return true;
  }
  return false;
}

/**
 * Once a phase its holder may help itself, unseen. All who might have the flare are asked, and the others only when
 * something on the table has changed.
 */
export const cheating = procedure<{ cheat?: Cheat }, 'ask' | 'watch' | 'pay' | 'end'>(
  'filch-cheating',
  'ask',
  {
    ask: {
      takes: 'all',
      isWindow: true,
      questions: (state) =>
        suspects(state).map((seat) => secret(seat, 'ce.ask.cheat', cheatsOf(state, seat))),
      answer(table, locals, answers) {
        // whether there was anything to take back stays a secret
        table.reveal();
        const act = [...answers].find(([, answer]) => answer !== 'pass');
        if (!act) return end();
        locals.cheat = { seat: act[0], act: act[1] as string };
        take(table, locals.cheat);
        return goto('watch');
      },
    },
    watch: {
      takes: 'all',
      isWindow: true,
      questions: (state, { cheat }) =>
        watchers(state, cheat?.seat ?? -1).map((seat) => {
          const others = state.players.flatMap((_, other) =>
            other === seat ? [] : [optionKey({ word: 'caught', seat: other })],
          );
          return secret(seat, 'ce.ask.catch', others);
        }),
      answer(table, { cheat }, calls) {
        if (!cheat || !isCaught(table, cheat, calls)) return end();
        putBack(table, cheat);
        const { seat } = cheat;
        return call(use, { seat, ability: caught.id, card: flare, window: 'react.flare' }, 'pay');
      },
    },
    pay: (_table, { cheat }) =>
      call(giveUpShips, { owed: [{ seat: cheat?.seat ?? 0, count: 1 }], fromGate: false }, 'end'),
    end: () => end(),
  },
);
