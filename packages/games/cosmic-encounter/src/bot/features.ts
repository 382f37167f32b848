import type { Seat } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import { type CardId, cardFacts } from '../content/cosmic-cards.ts';
import { isPowerLost } from '../rules/powers/powers.ts';
import { playableCards } from '../rules/cards/sheet-cards.ts';
import { neededToWin } from '../rules/ships/ships.ts';
import { type State } from '../rules/state/state.ts';

/** How one seat stands, in numbers that all can see; a bot changes a copy of them to see what something is worth. */
export interface Standing {
  /** Foreign colonies that it still needs. */
  missing: number;
  home: number;
  /** Ships on colonies, or on their way. */
  ships: number;
  /** Ships in the warp, or out of the game. */
  warp: number;
  /** Cards that it may play. */
  cards: number;
  /** Whether it keeps its power. */
  hasPower: boolean;
  /** As far as it is not face down. */
  readonly alien: AlienId | null;
  /** How many turns until it is the offense. */
  readonly wait: number;
  /** What is in the hand; only of the own one. */
  hand: HandFacts | null;
}

/** What a hand can do. */
export interface HandFacts {
  readonly best: number;
  readonly second: number;
  readonly negotiates: number;
  readonly reinforcements: number;
  readonly artifacts: number;
  readonly flares: number;
}

export function standingsOf(state: State, viewer: Seat): readonly Standing[] {
  const { players, planets, warp, adrift, encounter, offense } = state;
  const seats = players.length;
  const standings: Standing[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let [foreign, home] = [0, 0];
    let ships = (adrift[seat] ?? 0) + (encounter?.gate[seat] ?? 0) + (encounter?.zone[seat] ?? 0);
    for (const planet of planets) {
      const there = planet.ships[seat] ?? 0;
      if (there === 0) continue;
      ships += there;
      if (planet.system === seat) home++;
      else foreign++;
    }
    const { sheets, techs, removed } = players[seat] as State['players'][number];
    for (const tech of techs) ships += tech.ships;
    const [sheet] = sheets;
    const playable = playableCards(state, seat);
    const isSeen = sheet !== undefined && (!sheet.isHidden || seat === viewer);
    standings.push({
      missing: neededToWin(state) - foreign,
      home,
      ships,
      warp: (warp[seat] ?? 0) + removed,
      cards: playable.length,
      hasPower: sheet !== undefined && !isPowerLost(state, seat, sheet.alien),
      alien: isSeen ? sheet.alien : null,
      wait: (seat - offense + seats) % seats,
      hand: seat === viewer ? handFacts(playable) : null,
    });
  }
  return standings;
}

export function handFacts(cards: readonly CardId[], without?: CardId): HandFacts {
  let [best, second, negotiates, reinforcements, artifacts, flares] = [0, 0, 0, 0, 0, 0];
  let isLeftOut = without === undefined;
  for (const card of cards) {
    if (!isLeftOut && card === without) {
      isLeftOut = true;
      continue;
    }
    const { type, value } = cardFacts(card);
    if (type === 'attack') {
      if (value > best) [best, second] = [value, best];
      else if (value > second) second = value;
    } else if (type === 'negotiate') negotiates++;
    else if (type === 'reinforcement') reinforcements += value;
    else if (type === 'artifact') artifacts++;
    else if (type === 'flare') flares++;
  }
  return { best, second, negotiates, reinforcements, artifacts, flares };
}

/** What a standing is judged by; the weights name the same. */
export const featureNames = [
  'fourMissing',
  'threeMissing',
  'twoMissing',
  'oneMissing',
  'home',
  'powerless',
  'ships',
  'warp',
  'cards',
  'fewCards',
  'wait',
  'handBest',
  'handSecond',
  'handNegotiates',
  'handReinforcements',
  'handArtifacts',
  'handFlares',
  'handKnown',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** The numbers of a standing, each about as large as any other, in the order of their names. */
export const featuresOf = (standing: Standing): number[] => fillFeatures(standing, []);

/** The same into a list that is there: bots judge standings by the thousand. */
export function fillFeatures(
  { missing, home, ships, warp, cards, hasPower, wait, hand }: Standing,
  features: number[],
): number[] {
  features[0] = missing <= 4 ? 1 : 0;
  features[1] = missing <= 3 ? 1 : 0;
  features[2] = missing <= 2 ? 1 : 0;
  features[3] = missing <= 1 ? 1 : 0;
  features[4] = home / 5;
  features[5] = hasPower ? 0 : 1;
  features[6] = ships / 20;
  features[7] = warp / 20;
  features[8] = Math.min(cards, 12) / 8;
  features[9] = cards <= 2 ? 1 : 0;
  features[10] = wait / 4;
  features[11] = hand ? hand.best / 20 : 0;
  features[12] = hand ? hand.second / 20 : 0;
  features[13] = hand ? Math.min(hand.negotiates, 3) / 3 : 0;
  features[14] = hand ? hand.reinforcements / 5 : 0;
  features[15] = hand ? hand.artifacts / 3 : 0;
  features[16] = hand ? hand.flares / 3 : 0;
  features[17] = hand ? 1 : 0;
  return features;
}
