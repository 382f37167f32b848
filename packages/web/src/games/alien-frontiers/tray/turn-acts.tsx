import { type Act, alienFrontiersText, parseAct, type View } from '@starboard/alien-frontiers';
import { Button } from '../../../design/controls/button.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { useChoosing } from '../choosing/choosing.tsx';
import { optionsOf } from '../choosing/options.ts';
import { useAfSay } from '../words/say.ts';
import { TokenText } from '../pieces/token-text.tsx';
import styles from './turn-acts.module.css';

const shown: readonly Act['is'][] = ['launch', 'cycle', 'claim', 'buy-relic'];

/** Acts that are no docking and no card: trading, launching, replacing the open cards, the Relic Ship. */
export function TurnActs({ parts }: { readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const { choose } = useChoosing();
  const { prompt, view, isSending } = parts;
  if (prompt?.prompt !== 'af.ask.act') return null;
  const acts = optionsOf(prompt).map((key) => ({ key, act: parseAct(key) }));
  const trades = acts.flatMap(({ key, act }) => (act?.is === 'trade' ? [{ key, ore: act.times }] : []));
  const others = acts.filter(({ act }) => act !== null && shown.includes(act.is));
  if (others.length + trades.length === 0) return null;
  const price = view.thisTurn.marketPrice ?? 0;
  return (
    <ul className={styles.acts}>
      {others.map(({ key, act }) => (
        <li key={key}>
          <Button
            isSmall
            look={isWanted(view, act) ? 'primary' : 'quiet'}
            isSending={isSending}
            onClick={() => choose(key)}
          >
            {say(alienFrontiersText.option('af.ask.act', key))}
          </Button>
        </li>
      ))}
      {trades.length > 0 && (
        <li>
          <fieldset className={styles.trades} aria-label={say('web.af.trade', { price })}>
            {trades.map(({ key, ore }) => (
              <Button
                key={key}
                isSmall
                aria-label={say(alienFrontiersText.option('af.ask.act', key))}
                isSending={isSending}
                onClick={() => choose(key)}
              >
                <TokenText text={say('web.af.trade.short', { fuel: ore * price, ore })} />
              </Button>
            ))}
          </fieldset>
        </li>
      )}
    </ul>
  );
}

/** What would be lost with the turn stands out before what can wait. */
const isWanted = ({ untaken }: View, act: Act | null): boolean =>
  untaken.length === 0 || untaken.some((kind) => kind === act?.is);
