import type { Seat } from '@starboard/engine';
import type { Scene } from '@starboard/terminal';
import { cardFacts, cardName, cardTypeName, type Side, type View } from '../index.ts';
import { fleet, none } from './pieces.ts';

type Encounter = NonNullable<View['encounter']>;

/** The ships of one side, its card, what strengthens it, and what that comes to. */
export function sideText(view: View, scene: Scene, encounter: Encounter, side: Side): string {
  const { say, paint } = scene;
  const reinforcements = encounter.reinforcements
    .filter((reinforcement) => reinforcement.side === side)
    .map(({ card, seat }) => `${say(cardName(card))} (${scene.letter(seat)})`);
  const absent = encounter.invited[side].filter((seat) => encounter.allies[seat] === null);
  const waiting = absent.filter((seat) => !encounter.declined.includes(seat));
  const declined = absent.filter((seat) => encounter.declined.includes(seat));
  const list = (word: string, seats: readonly Seat[]): string | false =>
    encounter.phase === 'alliance' &&
    seats.length > 0 &&
    paint.quiet(`${say(`ce.board.${word}`)} ${seats.map(scene.letter).join(' ')}`);
  const parts = [
    shipsOf(view, scene, encounter, side).join(' ') || none,
    cardText(scene, encounter.cards[side]),
    ...reinforcements,
    list('invited', waiting),
    list('declined', declined),
    encounter.totals !== null && totalText(scene, encounter.totals[side]),
  ];
  return parts.filter((part) => part !== false).join('  ');
}

/** The main player's ships first: on the gate, or on the planet that is attacked; then the allies'. */
function shipsOf(view: View, scene: Scene, encounter: Encounter, side: Side): string[] {
  const { gate, zone, target, defense, offense } = encounter;
  const only = (counts: readonly number[], isMeant: (seat: Seat) => boolean) =>
    counts.map((count, seat) => (isMeant(seat) ? count : 0));
  if (side === 'offense')
    return [
      ...fleet(
        view,
        scene,
        only(gate, (seat) => seat === offense),
        'gate',
      ),
      ...fleet(
        view,
        scene,
        only(gate, (seat) => seat !== offense),
        'gate',
      ),
    ];
  const home = target === null ? [] : (view.planets[target]?.ships ?? []);
  return [
    ...fleet(
      view,
      scene,
      only(home, (seat) => seat === defense),
      target ?? '',
    ),
    ...fleet(view, scene, zone, 'zone'),
  ];
}

/** Face down it says so, and its player what it is. */
function cardText({ say, paint }: Scene, card: Encounter['cards'][Side]): string {
  if (card === null) return paint.quiet(say('ce.board.no-card'));
  const name = card.card === null ? null : say(cardName(card.card));
  const counts = card.claim === null ? null : say('ce.board.claim', { card: cardName(card.claim) });
  if (card.isFaceUp && name !== null) return `${paint.strong(name)}${countsAs(say, card)}`;
  const known = name === null ? say('ce.board.face-down') : `${say('ce.board.face-down')}: ${name}`;
  return [known, counts].filter((text) => text !== null).join(', ');
}

/** What a card has become, where that is not what it is. */
function countsAs(say: Scene['say'], { card, counts }: NonNullable<Encounter['cards'][Side]>): string {
  if (card === null || counts === null || cardFacts(card).type === counts.type) return '';
  const value = counts.type === 'attack' ? ` ${String(counts.value).padStart(2, '0')}` : '';
  return ` = ${say(cardTypeName(counts.type))}${value}`;
}

/** A sum where it is one; where powers multiply or subtract, the parts and what they come to. */
function totalText({ paint }: Scene, total: NonNullable<Encounter['totals']>[Side]): string {
  const { card, ships: own, allies, added } = total;
  const parts = [card, own, allies, added].filter((part, at) => at < 2 || part !== 0);
  const isSum = parts.reduce((sum, part) => sum + part, 0) === total.total;
  return isSum
    ? `${parts.join(' + ').replaceAll('+ -', '− ')} = ${paint.strong(String(total.total))}`
    : `${parts.join(', ')} → ${paint.strong(String(total.total))}`;
}
