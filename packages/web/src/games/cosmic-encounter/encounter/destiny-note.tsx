import type { View } from '@starboard/cosmic-encounter';
import { destinyFacts } from '@starboard/cosmic-encounter/content';
import { destinyName } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';
import type { TableParts } from '../../../table/table-game.ts';
import { CardBack } from '../pieces/cards/card-back.tsx';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { useCeSay } from '../words/say.ts';
import styles from './middle.module.css';
import type { EncounterView } from './stage.ts';

interface DestinyNoteProps {
  readonly parts: TableParts<View>;
  readonly encounter: EncounterView;
}

/** The destiny card, and what it means for whom. */
export function DestinyNote({ parts, encounter }: DestinyNoteProps) {
  const say = useCeSay();
  const { destiny } = encounter;
  const width = parts.isPhone ? 44 : 56;
  return (
    <div className={styles.note}>
      {destiny === null ? (
        <CardBack kind="destiny" width={width} />
      ) : (
        <CardFace face={destiny} width={width} />
      )}
      <div>
        {destiny !== null && <b>{say(destinyName(destiny))}</b>}
        <p>{say(destinyMeaning(encounter))}</p>
      </div>
    </div>
  );
}

/** Whom the card points at, as far as that is settled. */
export function destinyMeaning({ offense, defense, destiny }: EncounterView): Message {
  const key = (name: string): string => `web.ce.encounter.destiny.${name}`;
  const seat = { seat: offense };
  if (destiny === null) return { key: key('to-come'), params: { seat } };
  if (defense !== null) return { key: key('found'), params: { seat, defense: { seat: defense } } };
  const facts = destinyFacts(destiny);
  if (facts.kind === 'colour' && facts.seat === offense) return { key: key('own'), params: { seat } };
  return { key: key(facts.kind), params: { seat } };
}
