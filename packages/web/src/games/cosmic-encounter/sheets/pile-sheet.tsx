import type { View } from '@starboard/cosmic-encounter';
import { faceOf, type TechId } from '@starboard/cosmic-encounter/content';
import { cardName, destinyName, techName } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';
import { Dialog } from '../../../design/surfaces/dialog.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { type OpenPile, openCards, openPileTitle } from '../keys/piles.ts';
import { cardSubject, destinySubject, techSubject } from '../keys/subjects.ts';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { useCeSay } from '../words/say.ts';
import styles from './pile-sheet.module.css';

interface PileSheetProps {
  readonly parts: TableParts<View>;
  readonly pile: OpenPile;
  readonly onClose: () => void;
}

/** What a card of each pile is called, and how it is read. */
const kinds = {
  discard: { nameOf: cardName, subjectOf: cardSubject },
  destiny: { nameOf: destinyName, subjectOf: destinySubject },
  tech: {
    nameOf: (tech: string) => techName(tech as TechId),
    subjectOf: (tech: string) => techSubject(tech as TechId),
  },
} satisfies Record<OpenPile, { nameOf: (card: string) => Message; subjectOf: (card: string) => string }>;

/** All open cards of a pile, the latest first, those of one face together; each can be read. */
export function PileSheet({ parts, pile, onClose }: PileSheetProps) {
  const say = useCeSay();
  const cards = openCards(parts.view, pile);
  const { nameOf, subjectOf } = kinds[pile];
  const faces = [...new Set(cards.map(faceOf))];
  return (
    <Dialog title={say(openPileTitle(pile))} closeLabel={say('web.close')} onClose={onClose}>
      <ul className={styles.cards}>
        {faces.map((face) => {
          const count = cards.filter((card) => faceOf(card) === face).length;
          const first = cards.find((card) => faceOf(card) === face) ?? face;
          return (
            <li key={face}>
              <button type="button" onClick={() => parts.read(subjectOf(first))}>
                <CardFace face={face} width={74} />
                <span>
                  {say(nameOf(face))}
                  {count > 1 && ` × ${count}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
