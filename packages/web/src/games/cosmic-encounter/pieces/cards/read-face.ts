import {
  type AlienId,
  type ArtifactId,
  type CardFace,
  cardFacts,
  type CardType,
  copiesOf,
  type DestinyFacts,
  destinyFacts,
  faceOf,
  isDestiny,
  techFacts,
  type TechId,
  techIds,
} from '@starboard/cosmic-encounter/content';

/** What there is to draw on a card; which deck it is of shows in its colours. */
export type Drawn =
  | { readonly kind: 'attack' | 'reinforcement'; readonly value: number }
  | { readonly kind: 'negotiate' | 'morph' }
  | { readonly kind: 'artifact'; readonly artifact: ArtifactId }
  | { readonly kind: 'flare'; readonly alien: AlienId }
  | { readonly kind: 'destiny'; readonly destiny: DestinyFacts }
  | { readonly kind: 'tech'; readonly tech: TechId; readonly number: number | 'X' };

export type CardKind = CardType | 'destiny' | 'tech';

/** Of a card of the deck, a destiny card or a technology, by its face or its id. */
export function readFace(face: CardFace): Drawn {
  if (isDestiny(face)) return { kind: 'destiny', destiny: destinyFacts(face) };
  const tech = techIds.find((id) => id === face);
  if (tech) return { kind: 'tech', tech, number: techFacts(tech).number };
  const { type, value, artifact, flare } = cardFacts(copiesOf(faceOf(face))[0] ?? face);
  if (artifact) return { kind: 'artifact', artifact };
  if (flare) return { kind: 'flare', alien: flare };
  return type === 'attack' || type === 'reinforcement'
    ? { kind: type, value }
    : { kind: type === 'morph' ? 'morph' : 'negotiate' };
}
