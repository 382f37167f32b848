import { faceOf } from '@starboard/cosmic-encounter/content';
import { parseOption } from '@starboard/cosmic-encounter/keys';
import { classNames } from '../../../../design/class-names.ts';
import more from '../../../../design/surfaces/more-to-see.module.css';
import { moreToSee } from '../../../../design/surfaces/more-to-see.ts';
import { optionText } from '../../choosing/option-text.ts';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import { cardSubject } from '../../keys/subjects.ts';
import { useCeSay } from '../../words/say.ts';
import { ReadCard } from '../hand/read-card.tsx';
import { Choice } from './choice.tsx';
import type { QuestionProps, ShownProps } from './question.tsx';
import styles from './questions.module.css';

/** Cards that are not in the player's hand: discards, cards to name, cards to be replaced by. Each lies there once. */
export function CardChoices({ parts, prompt, keys }: ShownProps) {
  const say = useCeSay();
  const cards = [...new Set(keys.map(cardOf))];
  return (
    <ul
      className={classNames(styles.cards, more.fades)}
      aria-label={say('web.ce.tray.choices')}
      ref={moreToSee}
    >
      {cards.map((card) => (
        <Card key={card} parts={parts} prompt={prompt} keys={keys.filter((key) => cardOf(key) === card)} />
      ))}
    </ul>
  );
}

const cardOf = (key: string): string => parseOption(key)?.card ?? key;

function Card({ keys, ...asked }: ShownProps) {
  const [key = ''] = keys;
  const card = faceOf(cardOf(key));
  return keys.length > 1 ? (
    <Deeds {...asked} card={card} keys={keys} />
  ) : (
    <Deed {...asked} card={card} option={key} />
  );
}

interface CardProps extends QuestionProps {
  readonly card: string;
}

/** A card that is pressed for the one thing that is done with it. */
function Deed({ parts, prompt, card, option }: CardProps & { readonly option: string }) {
  const say = useCeSay();
  const name = optionText(parts.view, prompt, option, say);
  const isDeed = (parseOption(option)?.word ?? null) !== null;
  return (
    <li className={styles.readable}>
      <Choice
        parts={parts}
        prompt={prompt}
        option={option}
        label={name}
        className={styles.card}
        subject={cardSubject(card)}
      >
        <CardFace face={card} width={parts.isPhone ? 52 : 68} />
        {isDeed && <small>{name}</small>}
      </Choice>
      <ReadCard parts={parts} card={card} />
    </li>
  );
}

/** A card with all that can be done with it. */
function Deeds({ parts, prompt, card, keys }: CardProps & { readonly keys: readonly string[] }) {
  const say = useCeSay();
  return (
    <li className={styles.several}>
      <span className={styles.readable}>
        <CardFace face={card} width={parts.isPhone ? 52 : 68} />
        <ReadCard parts={parts} card={card} />
      </span>
      <span>
        {keys.map((key) => (
          <Choice key={key} parts={parts} prompt={prompt} option={key} subject={cardSubject(card)}>
            {optionText(parts.view, prompt, key, say)}
          </Choice>
        ))}
      </span>
    </li>
  );
}
