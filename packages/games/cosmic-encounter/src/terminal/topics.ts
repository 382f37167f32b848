import type { Message } from '@starboard/engine';
import type { Topic } from '@starboard/terminal';
import {
  type AlienId,
  alienIds,
  alienLevel,
  alienName,
  basicDeck,
  cardFacts,
  cardName,
  cardTexts,
  cardTypeName,
  comboName,
  combos,
  faceOf,
  flareCards,
  groupOf,
  parseOption,
  phaseName,
  powerName,
  powerSummary,
  powerText,
  techFacts,
  techIds,
  techName,
  techText,
  windowOf,
} from '../index.ts';
import { barsWhere, sourceKey } from './abilities.ts';
import { phases } from '../content/phases.ts';
import { matters, ruleText } from '../text/rules.ts';
import { factsOf } from './cards.ts';

const alienTopic = (alien: AlienId): Topic => ({
  name: alienName(alien),
  text: [
    { key: 'ce.board.power', params: { power: powerName(alien), level: alienLevel(alien) } },
    ...barsWhere(({ source }) => source.kind === 'power' && source.alien === alien),
    powerSummary(alien),
    powerText(alien),
  ],
});

/** Both sides of a flare with their bars; the one text of an artifact. */
function cardTopic(card: string): Topic {
  const { flare, artifact } = cardFacts(card);
  const forms = ['wild', 'super'] as const;
  const text = cardTexts(card).flatMap((message, side) => {
    const form = forms[side];
    const bars = barsWhere(({ source }) =>
      flare === null
        ? source.kind === 'artifact' && source.artifact === artifact
        : source.kind === 'flare' && source.alien === flare && source.form === form,
    );
    const said: Message = flare === null ? message : { key: `ce.board.${form}`, params: { text: message } };
    return [said, ...bars];
  });
  return { name: cardName(card), text };
}

const techTopic = (tech: (typeof techIds)[number]): Topic => ({
  name: techName(tech),
  text: [{ key: 'ce.board.research', params: { number: String(techFacts(tech).number) } }, techText(tech)],
});

const typeTopic = (type: 'attack' | 'negotiate' | 'morph' | 'reinforcement'): Topic => ({
  name: cardTypeName(type),
  text: cardTexts(basicDeck.find((card) => cardFacts(card).type === type) ?? ''),
});

const comboTopic = (aliens: readonly AlienId[], at: number): Topic => ({
  name: comboName(at + 1),
  text: [{ key: 'ce.board.combo-aliens', params: { aliens: aliens.map(alienName) } }],
});

const faces = new Map(basicDeck.map((card) => [faceOf(card), card]));

const artifacts = [...faces.values()].filter((card) => cardFacts(card).artifact !== null);

/** By what a key of the rules may be: an alien, a card's face, a technology, a phase. */
const byKey = new Map<string, Topic>([
  ...alienIds.map((alien): [string, Topic] => [alien, alienTopic(alien)]),
  ...[...flareCards, ...artifacts].map((card): [string, Topic] => [cardFacts(card).face, cardTopic(card)]),
  ...techIds.map((tech): [string, Topic] => [tech, techTopic(tech)]),
  ...(['attack', 'negotiate', 'morph', 'reinforcement'] as const).map((type): [string, Topic] => [
    type,
    typeTopic(type),
  ]),
  ...combos.map((aliens, at): [string, Topic] => [`combo ${at + 1}`, comboTopic(aliens, at)]),
  ...phases.map((phase): [string, Topic] => [
    `phase ${phase}`,
    { name: phaseName(phase), text: [ruleText(phase)] },
  ]),
  ...matters
    .toSorted()
    .map((matter): [string, Topic] => [
      `about ${matter}`,
      { name: { key: `ce.board.topic.${matter}` }, text: [ruleText(matter)] },
    ]),
]);

export const topics: readonly Topic[] = [...byKey.values()];

/** What a choice is about; passing in a window is about the phase. */
export function topicsOf(prompt: string, key: string): readonly Topic[] {
  const source = sourceKey(key);
  const window = windowOf(prompt);
  const { alien, tech, type, card } = parseOption(key) ?? {};
  const keys = [
    source,
    alien,
    tech,
    type,
    card,
    factsOf(card ?? '')?.face,
    factsOf(card ?? '')?.type,
    source === undefined && window && `phase ${groupOf(window)}`,
    prompt === 'ce.ask.deal' && 'about deals',
  ];
  return keys.flatMap((name) => (name ? (byKey.get(name) ?? []) : []));
}
