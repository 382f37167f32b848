import { faceOf } from '@starboard/cosmic-encounter/content';
import { type Gift } from '@starboard/cosmic-encounter/deal';
import { cardName, giftName } from '@starboard/cosmic-encounter/text';
import { type Reason, reason } from '@starboard/engine';
import { Check } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { takeFocus } from '../../../design/browser/take-focus.ts';
import { Stepper } from '../../../table/answers/stepper.tsx';
import { moveFocus } from '../../../table/side/move-focus.ts';
import { useTableContext } from '../../../table/table-context.ts';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { isGiven, pressedCard, withKind, withRelease } from './gift.ts';
import { KindFace } from './kind-face.tsx';
import type { GiftLimits } from './limits.ts';
import styles from './adding.module.css';

/** What is chosen from a list of its own. */
export type Addable = 'cards' | 'kinds' | 'release';

interface AddingProps {
  readonly what: Addable;
  readonly limits: GiftLimits;
  readonly gift: Gift;
  readonly give: (gift: Gift) => void;
  /** From the viewer's own hand. */
  readonly isOwn: boolean;
  readonly explain: (reason: Reason) => void;
  readonly onClose: () => void;
}

/** In place of the gift, what can be put into it. */
export function Adding(props: AddingProps) {
  const { what, isOwn, onClose } = props;
  const { say } = useTableContext();
  const title = say('web.ce.deal.choose', { what, who: isOwn ? 'me' : 'other' });
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.adding} aria-label={title} onKeyDown={close}>
      <h3 tabIndex={-1} ref={takeFocus}>
        {title}
      </h3>
      <div className={styles.choices}>
        {what === 'cards' && <Cards {...props} />}
        {what === 'kinds' && <Kinds {...props} />}
        {what === 'release' && <Ships {...props} />}
      </div>
      <Button icon={<Check size={18} aria-hidden />} onClick={onClose}>
        {say('web.ce.deal.done')}
      </Button>
    </section>
  );
}

function Cards({ limits, gift, give, explain }: AddingProps) {
  const { say } = useTableContext();
  return (
    <ol className={styles.cards}>
      {limits.cards.map((card) => {
        const face = faceOf(card);
        const isIn = isGiven(limits.cards, card, gift);
        const press = () => {
          const changed = pressedCard(gift, limits, card);
          if (changed) give(changed);
          else explain(reason('engine.too-many', { max: limits.mostCards }));
        };
        return (
          <Choice key={card} isChosen={isIn} label={say(cardName(face))} onPress={press}>
            <CardFace face={face} width={64} isLit={isIn} />
          </Choice>
        );
      })}
    </ol>
  );
}

function Kinds({ limits, gift, give }: AddingProps) {
  const { say } = useTableContext();
  return (
    <ol className={styles.kinds}>
      {limits.kinds.map((kind) => (
        <Choice key={kind} isChosen={gift.kinds.includes(kind)} onPress={() => give(withKind(gift, kind))}>
          <KindFace kind={kind} width={24} />
          {say(giftName({ kind }))}
        </Choice>
      ))}
    </ol>
  );
}

function Ships({ limits, gift, give }: AddingProps) {
  const { nameOf } = useTableContext();
  return limits.release.map(({ owner, most }) => (
    <Stepper
      key={owner}
      label={nameOf(owner)}
      value={gift.release[owner] ?? 0}
      min={0}
      max={most}
      onChange={(count) => give(withRelease(gift, owner, count))}
    />
  ));
}

interface ChoiceProps {
  readonly isChosen: boolean;
  /** Read aloud; without it, what is drawn. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Choice = ({ isChosen, label, onPress, children }: ChoiceProps) => (
  <li>
    <button type="button" aria-pressed={isChosen} aria-label={label} onClick={onPress} onKeyDown={moveFocus}>
      {children}
    </button>
  </li>
);
