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
import type { ShownProps } from './question.tsx';
import styles from './questions.module.css';

/** Cards that are not in the player's hand: discards, cards to name, cards to be replaced by. */
export function CardChoices({ parts, prompt, keys }: ShownProps) {
  const say = useCeSay();
  return (
    <ul
      className={classNames(styles.cards, more.fades)}
      aria-label={say('web.ce.tray.choices')}
      ref={moreToSee}
    >
      {keys.map((key) => {
        const option = parseOption(key);
        const isDeed = option !== null && option.word !== null;
        const face = faceOf(option?.card ?? key);
        const name = optionText(parts.view, prompt, key, say);
        return (
          <li key={key} className={styles.readable}>
            <Choice
              parts={parts}
              prompt={prompt}
              option={key}
              label={name}
              className={styles.card}
              subject={cardSubject(face)}
            >
              <CardFace face={face} width={parts.isPhone ? 52 : 68} />
              {isDeed && <small>{name}</small>}
            </Choice>
            <ReadCard parts={parts} card={face} />
          </li>
        );
      })}
    </ul>
  );
}
