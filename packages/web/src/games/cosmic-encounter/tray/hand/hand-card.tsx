import type { View } from '@starboard/cosmic-encounter';
import { faceOf } from '@starboard/cosmic-encounter/content';
import { cardName } from '@starboard/cosmic-encounter/text';
import { bringIntoSight } from '../../../../design/browser/bring-into-sight.ts';
import { classNames } from '../../../../design/class-names.ts';
import type { TableParts } from '../../../../table/table-game.ts';
import { useChoosing } from '../../choosing/choosing.tsx';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import { handPlace } from '../../keys/places.ts';
import { useCeSay } from '../../words/say.ts';
import { cardSubject } from '../../keys/subjects.ts';
import { ReadCard } from './read-card.tsx';
import { useLongPress } from './use-long-press.ts';
import styles from './hand.module.css';

interface HandCardProps {
  readonly parts: TableParts<View>;
  readonly card: string;
  readonly width: number;
  /** The digit that presses it. */
  readonly digit?: string | null;
  /** The first of those that are lit: in a row that scrolls it is not left out of sight. */
  readonly isFirstLit?: boolean;
}

/** A card of the tray: lit while it is offered; pressed dark, it says why; opened, it is told at reading size. */
export function HandCard({ parts, card, width, digit = null, isFirstLit = false }: HandCardProps) {
  const say = useCeSay();
  const choosing = useChoosing();
  const place = handPlace(card);
  const offer = choosing.at(place);
  const name = say(cardName(card));
  const subject = cardSubject(card);
  const read = () => parts.read(subject);
  const isDark = offer === null;
  const press = () => {
    if (isDark && choosing.whyAt(place) === null) read();
    else choosing.press(place);
  };
  const hold = useLongPress(read);
  return (
    <li
      className={classNames(
        styles.item,
        offer ? styles.lit : parts.prompt && styles.dark,
        offer?.isChosen && styles.chosen,
      )}
      data-place={place}
      data-lit={offer ? '' : undefined}
      ref={isFirstLit ? bringIntoSight : undefined}
    >
      <button
        type="button"
        className={styles.card}
        data-lit={offer ? '' : undefined}
        data-subject={subject}
        aria-pressed={offer ? offer.isChosen : undefined}
        aria-label={isDark ? say('web.ce.tray.card-dark', { card: name }) : name}
        aria-keyshortcuts={digit ?? undefined}
        onClick={press}
        {...hold}
      >
        <CardFace face={faceOf(card)} width={width} isLit={offer !== null} />
        {digit !== null && offer && <kbd className={styles.digit}>{digit}</kbd>}
      </button>
      <ReadCard parts={parts} card={card} />
    </li>
  );
}
