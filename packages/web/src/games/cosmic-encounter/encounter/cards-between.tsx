import type { View } from '@starboard/cosmic-encounter';
import { planetKey } from '@starboard/cosmic-encounter/keys';
import { cardName, planetName } from '@starboard/cosmic-encounter/text';
import type { TableParts } from '../../../table/table-game.ts';
import { CardBack } from '../pieces/cards/card-back.tsx';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { useCeSay } from '../words/say.ts';
import styles from './middle.module.css';
import { type EncounterView, type Side, sides } from './stage.ts';
import { useVerdictLines } from './verdict-words.ts';

interface CardsBetweenProps {
  readonly parts: TableParts<View>;
  readonly encounter: EncounterView;
}

/** Where the gate points, the two cards, and what they decide where no totals are compared. */
export function CardsBetween({ parts, encounter }: CardsBetweenProps) {
  const say = useCeSay();
  const { view, isPhone } = parts;
  const { target, stake } = encounter;
  const lines = useVerdictLines(parts, encounter);
  return (
    <div className={styles.between}>
      <div className={styles.cards}>
        {sides.map((side) => (
          <CardOf key={side} encounter={encounter} side={side} width={isPhone ? 36 : 44} />
        ))}
      </div>
      <div className={styles.words}>
        {target !== null && lines.length === 0 && <b>{say(planetName(planetKey(view, target)))}</b>}
        {lines.map((line, index) => (index === 0 ? <b key={line}>{line}</b> : <p key={line}>{line}</p>))}
        {lines.length === 0 && <p>{say(`web.ce.encounter.waits.${waitsFor(encounter)}`)}</p>}
        {stake > 0 && <p>{say('ce.board.stake', { count: stake })}</p>}
      </div>
    </div>
  );
}

/** What has to come before totals can be told. */
const waitsFor = ({ phase, cards }: EncounterView): string =>
  phase === 'launch' || phase === 'alliance' ? phase : cards.offense && cards.defense ? 'reveal' : 'planning';

function CardOf({ encounter, side, width }: { encounter: EncounterView; side: Side; width: number }) {
  const say = useCeSay();
  const played = encounter.cards[side];
  if (played === null) return <span className={styles.slot} style={{ width, height: width / 0.74 }} />;
  const face = played.claim ?? played.card;
  const name = face === null ? say('ce.board.face-down') : say(cardName(face));
  return (
    <span className={styles.card}>
      <span className="unseen">
        {say(`ce.side.${side}`)}: {name}
      </span>
      {face === null ? (
        <CardBack kind="cosmic" width={width} />
      ) : (
        <CardFace face={face} width={width} isDim={!played.isFaceUp && played.claim === null} />
      )}
    </span>
  );
}
