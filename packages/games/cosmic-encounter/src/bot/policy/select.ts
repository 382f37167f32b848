import { below, type RandomState, type Seat } from '@starboard/engine';
import { type CardId, cardFacts } from '../../content/cosmic-cards.ts';
import {
  type Battle,
  battleOf,
  chanceWith,
  edge,
  ifDefenseWins,
  ifOffenseWins,
  ifTalked,
} from '../battle.ts';
import { handFacts, type Standing } from '../features.ts';
import type { Sight } from '../sight.ts';
import { chanceOfTalk } from '../unseen.ts';
import { shareOf } from '../values.ts';
import type { Family } from './family.ts';

/** How much worse a card may be and still be laid now and then, so that others cannot tell. */
const mixing = 0.012;

/** The encounter card: what winning and losing with it would leave, and how likely either is. */
export const select: Family = (_asked, sight, luck) => {
  const battle = battleOf(sight);
  return (key) => (battle ? worthOf(sight, battle, key) + mixing * surprise(luck, sight.seat) : 0);
};

/** Worth with this added, the best card is chosen as often as its worth asks for, and others at times. */
function surprise(luck: RandomState, seat: Seat): number {
  const draw = (1 + below(luck, `mixing ${seat}`, 9998)) / 10_000;
  return -Math.log(-Math.log(draw));
}

function worthOf(sight: Sight, battle: Battle, card: CardId): number {
  const isOffense = sight.seat === battle.offense;
  const ahead = isOffense ? edge(sight, battle) - 1 : -edge(sight, battle);
  const { type, value } = cardFacts(card);
  const after = (standings: Standing[], more = 0): number => {
    const own = standings[sight.seat];
    if (own) {
      own.cards += more - 1;
      own.hand = handFacts(sight.hand, card);
    }
    return shareOf(standings, sight.seat);
  };
  const won = () => (isOffense ? ifOffenseWins(sight, battle) : ifDefenseWins(sight, battle));
  const lost = () => (isOffense ? ifDefenseWins(sight, battle) : ifOffenseWins(sight, battle));
  const [talk, win] = chances(sight, type, value, ahead);
  if (type === 'negotiate') {
    const ships = Math.min(shipsAtRisk(sight, battle), sight.handSize(opponentOf(sight, battle)));
    return talk * after(ifTalked(sight.standings, battle)) + (1 - talk) * after(lost(), ships);
  }
  const talks = talk > 0 ? talk * after(ifTalked(sight.standings, battle)) : 0;
  return talks + win * after(won()) + (1 - talk - win) * after(lost());
}

/** How likely a card leads to talks, and how likely it wins. */
function chances(
  sight: Sight,
  type: string,
  value: number,
  ahead: number,
): readonly [talk: number, win: number] {
  const { opposingCard } = sight;
  if (opposingCard) {
    const isTalk = opposingCard.type === 'negotiate';
    if (type === 'negotiate') return [isTalk ? 1 : 0, 0];
    if (type === 'morph') return isTalk ? [1, 0] : [0, ahead >= 0 ? 1 : 0];
    return [0, isTalk || value + ahead >= opposingCard.value ? 1 : 0];
  }
  if (type === 'negotiate') return [chanceOfTalk, 0];
  if (type === 'morph') return [chanceOfTalk, ahead >= 0 ? 1 - chanceOfTalk : 0];
  return [0, chanceWith(sight, value, ahead)];
}

const opponentOf = (sight: Sight, { offense, defense }: Battle): number =>
  sight.seat === offense ? defense : offense;

function shipsAtRisk(sight: Sight, { defense, target, gate }: Battle): number {
  return sight.seat === defense ? sight.shipsOn(defense, target) : (gate[sight.seat] ?? 0);
}
