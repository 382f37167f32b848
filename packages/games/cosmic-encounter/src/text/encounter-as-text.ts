import type { Message, MessageParam, TextSection } from '@starboard/engine';
import { planetKey } from '../keys/planets.ts';
import type { Side } from '../rules/state/state.ts';
import type { View } from '../view/view.ts';
import { abilityName } from './abilities.ts';
import { cardName } from './cards.ts';
import { outlookMessages, termsMessages } from './deal.ts';
import { destinyName, phaseName, planetName, resultName, seatParam, sideName } from './names.ts';
import { shipsHere, text } from './pieces-as-text.ts';

type Encounter = NonNullable<View['encounter']>;

const sides = ['offense', 'defense'] as const;

/** What is going on: who attacks whom, with what, and what has been announced. Nothing between two encounters. */
export function encounterSection(view: View): readonly TextSection[] {
  const { encounter, turnNumber } = view;
  if (!encounter) return [];
  const { number, phase, result, stake } = encounter;
  return [
    {
      title: text('encounter', { turn: turnNumber, number, phase: phaseName(phase) }),
      lines: [
        ...aimLines(view, encounter),
        ...(encounter.defense === null ? [] : sides.map((side) => sideLine(view, encounter, side))),
        ...announced(view),
        ...talkLines(view, encounter),
        ...(stake > 0 ? [{ key: 'ce.board.stake', params: { count: stake } }] : []),
        ...(result === null ? [] : [resultName(result)]),
      ],
    },
  ];
}

function aimLines(view: View, { offense, defense, target, destiny }: Encounter): readonly Message[] {
  const seat = seatParam(offense);
  return [
    defense === null
      ? text('offense-only', { seat })
      : target === null
        ? text('against', { seat, defense: seatParam(defense) })
        : text('against-at', {
            seat,
            defense: seatParam(defense),
            planet: planetName(planetKey(view, target)),
          }),
    ...(destiny === null ? [] : [text('destiny', { card: destinyName(destiny) })]),
  ];
}

/** The ships of one side, its card, what strengthens it, and what that comes to. */
export function sideLine(view: View, encounter: Encounter, side: Side): Message {
  const laid = encounter.reinforcements.filter((reinforcement) => reinforcement.side === side);
  const asked = encounter.phase === 'alliance' ? encounter.invited[side] : [];
  const absent = asked.filter((seat) => encounter.allies[seat] === null);
  const invited = absent.filter((seat) => !encounter.declined.includes(seat));
  const declined = absent.filter((seat) => encounter.declined.includes(seat));
  return text('side', {
    side: sideName(side),
    ships: shipsOf(view, encounter, side),
    card: cardText(encounter.cards[side]),
    reinforcements: laid.length,
    added: laid.map(({ card, seat }) => text('laid-by', { card: cardName(card), seat: seatParam(seat) })),
    invited: invited.length,
    asked: invited.map(seatParam),
    declined: declined.length,
    unwilling: declined.map(seatParam),
    isCounted: encounter.totals === null ? 'no' : 'yes',
    total: encounter.totals?.[side].total ?? 0,
  });
}

/** On the gate; or on the planet that is attacked, and with the allies beside it. */
function shipsOf(view: View, { gate, zone, target, defense }: Encounter, side: Side): MessageParam {
  if (side === 'offense') return shipsHere(gate);
  const home = target === null ? [] : (view.planets[target]?.ships ?? []);
  return shipsHere(zone.map((count, seat) => count + (seat === defense ? (home[seat] ?? 0) : 0)));
}

/** Face down it says so, and its player what it is. */
function cardText(card: Encounter['cards'][Side]): Message {
  if (card === null) return { key: 'ce.text.no-card' };
  if (card.card === null) return { key: 'ce.board.face-down' };
  return card.isFaceUp ? cardName(card.card) : text('card-face-down', { card: cardName(card.card) });
}

/** What has been announced and waits to be answered, the latest first. */
function announced({ uses }: View): readonly Message[] {
  const said = uses.map(({ seat, ability }) =>
    text('announced-by', { seat: seatParam(seat), ability: abilityName(ability) }),
  );
  return said.length === 0 ? [] : [text('announced', { uses: said.toReversed() })];
}

/** The offer on the table, and who stands by it. */
function talkLines({ settings }: View, { talks, offense, defense }: Encounter): readonly Message[] {
  if (!talks || defense === null) return [];
  if (!talks.terms) return [{ key: 'ce.board.no-offer' }];
  return [
    ...termsMessages(talks.terms, offense, defense),
    ...(talks.accepted.length > 0 ? [text('accepted', { seats: talks.accepted.map(seatParam) })] : []),
    ...(talks.declined !== undefined ? [text('declined', { seat: seatParam(talks.declined) })] : []),
    ...(talks.why ? [{ key: `ce.choice.${talks.why}` }] : []),
    ...(talks.preview ? outlookMessages(talks.preview, { offense, defense }, settings.planets) : []),
  ];
}
