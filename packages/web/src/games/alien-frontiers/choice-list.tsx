import type { View } from '@starboard/alien-frontiers';
import type { Prompt } from '@starboard/engine';
import type { TableParts } from '../../table/table-game.ts';
import { useChoosing } from './choosing.tsx';
import { placeOf } from './option-places.ts';
import { namedOptions } from './options.ts';
import { useAfSay } from './say.ts';
import styles from './choice-list.module.css';

/** Every option of a question as a button; pointing at one shows it on the board. */
export function ChoiceList({ prompt, parts }: { readonly prompt: Prompt; readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const { choose, picked } = useChoosing();
  const { view, pointAt, isSending } = parts;
  const isPicking = prompt.shape.kind === 'pick';
  return (
    <ul className={styles.choices} aria-label={say('web.af.choices')}>
      {namedOptions(view, prompt, say).map(({ key, name }) => {
        const place = placeOf(prompt.prompt, key);
        const show = () => place && pointAt([place]);
        const hide = () => place && pointAt([]);
        return (
          <li key={key}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={isPicking ? picked.includes(key) : undefined}
              aria-disabled={isSending || undefined}
              onClick={() => !isSending && choose(key)}
              onMouseEnter={show}
              onMouseLeave={hide}
              onFocus={show}
              onBlur={hide}
            >
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
