import { cardName, type View } from '@starboard/alien-frontiers';
import type { Prompt } from '@starboard/engine';
import { bringIntoSight } from '../../../design/browser/bring-into-sight.ts';
import { classNames } from '../../../design/class-names.ts';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import more from '../../../design/surfaces/more-to-see.module.css';
import { moreToSee } from '../../../design/surfaces/more-to-see.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { useChoosing } from '../choosing/choosing.tsx';
import { placeOf } from '../choosing/option-places.ts';
import { lootOf, namedOptions } from '../choosing/options.ts';
import { useAfSay } from '../words/say.ts';
import { TokenText } from '../pieces/token-text.tsx';
import { spokenSigns } from '../words/spoken-signs.ts';
import styles from './choice-list.module.css';

/** Every option of a question as a button; pointing at one shows it on the board. */
export function ChoiceList({ prompt, parts }: { readonly prompt: Prompt; readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const { choose, picked } = useChoosing();
  const { view, pointAt, isSending, proposed } = parts;
  const isPicking = prompt.shape.kind === 'pick';
  return (
    <ul
      className={classNames(styles.choices, more.fades, prompt.prompt === 'af.ask.land' && styles.asksAgain)}
      aria-label={say('web.af.choices')}
      ref={moreToSee}
    >
      {namedOptions(view, prompt, say).map(({ key, name, note }) => {
        const place = placeOf(prompt.prompt, key);
        const show = () => place && pointAt([place]);
        const hide = () => place && pointAt([]);
        const loot = lootOf(prompt, key);
        return (
          <li key={key} ref={proposed === key ? bringIntoSight : undefined}>
            <button
              type="button"
              className={styles.choice}
              aria-label={note === null ? name : `${name}: ${spokenSigns(note, say)}`}
              aria-pressed={
                isPicking ? picked.includes(key) : proposed === null ? undefined : proposed === key
              }
              aria-disabled={isSending || undefined}
              onClick={() => !isSending && choose(key)}
              onMouseEnter={show}
              onMouseLeave={hide}
              onFocus={show}
              onBlur={hide}
            >
              {loot ? (
                <>
                  <SeatBadge seat={loot.seat} size={19} /> {say(cardName(loot.title))}
                </>
              ) : (
                name
              )}
              {note !== null && (
                <small>
                  <TokenText text={note} />
                </small>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
