import type { View } from '@starboard/cosmic-encounter';
import { faceOf } from '@starboard/cosmic-encounter/content';
import { cardName, destinyName, techName } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';
import { useState } from 'react';
import { Dialog } from '../../../design/surfaces/dialog.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { useCeSay } from '../words/say.ts';
import styles from './aside.module.css';

/** A pile that lies open. */
interface Discards {
  readonly title: string;
  readonly cards: readonly string[];
  readonly nameOf: (card: string) => Message;
}

/** How many cards the piles have; what was discarded can be looked through. */
export function CeAside({ parts: { view } }: { readonly parts: TableParts<View> }) {
  const say = useCeSay();
  const [open, setOpen] = useState<Discards | null>(null);
  const discards = (word: string, cards: readonly string[], nameOf: Discards['nameOf']) => (
    <Discarded
      pile={{ title: say(`web.ce.aside.${word}`), cards: cards.toReversed(), nameOf }}
      onOpen={setOpen}
    />
  );
  return (
    <>
      <dl className={styles.aside}>
        <Pile title={say('web.ce.aside.deck')} count={view.deckSize} />
        {discards('discard', view.discard, cardName)}
        <Pile title={say('web.ce.aside.destiny')} count={view.destinyLeft} />
        {discards('destiny-discard', view.destinyDiscard, destinyName)}
        {view.settings.technologies && (
          <>
            <Pile title={say('web.ce.aside.techs')} count={view.techsLeft} />
            {discards('tech-discard', view.techDiscard, (tech) => techName(tech as never))}
          </>
        )}
      </dl>
      {open && <DiscardsDialog pile={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const Pile = ({ title, count }: { readonly title: string; readonly count: number }) => (
  <div>
    <dt>{title}</dt>
    <dd>{count}</dd>
  </div>
);

interface DiscardedProps {
  readonly pile: Discards;
  readonly onOpen: (pile: Discards) => void;
}

function Discarded({ pile, onOpen }: DiscardedProps) {
  const say = useCeSay();
  const { title, cards } = pile;
  if (cards.length === 0) return <Pile title={title} count={0} />;
  const label = say('web.ce.aside.look', { pile: title, count: cards.length });
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <button type="button" className={styles.open} aria-label={label} onClick={() => onOpen(pile)}>
          {cards.length}
        </button>
      </dd>
    </div>
  );
}

/** All cards of a pile, the latest first, those of one face together. */
function DiscardsDialog({ pile, onClose }: { readonly pile: Discards; readonly onClose: () => void }) {
  const say = useCeSay();
  const faces = [...new Set(pile.cards.map(faceOf))];
  return (
    <Dialog title={pile.title} closeLabel={say('web.close')} onClose={onClose}>
      <ul className={styles.cards}>
        {faces.map((face) => {
          const count = pile.cards.filter((card) => faceOf(card) === face).length;
          return (
            <li key={face}>
              <CardFace face={face} width={74} />
              <span>
                {say(pile.nameOf(face))}
                {count > 1 && ` × ${count}`}
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
