import type { View } from '@starboard/alien-frontiers';
import type { Prompt } from '@starboard/engine';
import type { TableParts } from '../../../table/table-game.ts';
import styles from './choice-list.module.css';
import { waysToGiveBack } from '../choosing/give-back.ts';
import { useAfSay } from '../words/say.ts';
import { TokenText } from '../pieces/token-text.tsx';
import { spokenSigns } from '../words/spoken-signs.ts';

/** What goes back to the stock at the end of a turn, a button for every way. */
export function GiveBackList({
  prompt,
  parts,
}: {
  readonly prompt: Prompt;
  readonly parts: TableParts<View>;
}) {
  const say = useAfSay();
  const { view, isSending, answer } = parts;
  return (
    <ul className={styles.choices} aria-label={say('web.af.choices')}>
      {waysToGiveBack(view.players[view.turn], prompt).map((tokens) => {
        const text = say('web.af.give-back', { ...tokens });
        return (
          <li key={tokens.fuel}>
            <button
              type="button"
              className={styles.choice}
              aria-label={spokenSigns(text, say)}
              aria-disabled={isSending || undefined}
              onClick={() => !isSending && answer(tokens.fuel)}
            >
              <TokenText text={text} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
