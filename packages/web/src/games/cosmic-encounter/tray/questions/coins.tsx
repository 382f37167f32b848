import { parseOption } from '@starboard/cosmic-encounter/keys';
import type { View } from '@starboard/cosmic-encounter';
import { sideName } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import { use } from 'react';
import { SeatNames } from '../../../../language/say.ts';
import { sideOf } from '../../choosing/holdings.ts';
import { optionText } from '../../choosing/option-text.ts';
import { Coin } from '../../pieces/coin.tsx';
import { useCeSay } from '../../words/say.ts';
import { Choice } from './choice.tsx';
import type { ShownProps } from './question.tsx';
import styles from './questions.module.css';

/** Players as coins; what goes with them, as a deck, by its name. */
export function Coins({ parts, prompt, keys }: ShownProps) {
  const say = useCeSay();
  return (
    <ul className={styles.coins} aria-label={say('web.ce.tray.choices')}>
      {keys.map((key) => {
        const seat = parseOption(key)?.seat;
        return (
          <li key={key}>
            <Choice parts={parts} prompt={prompt} option={key} className={styles.coin}>
              {seat === undefined ? (
                <span>{optionText(parts.view, prompt, key, say)}</span>
              ) : (
                <CoinWords view={parts.view} seat={seat} />
              )}
            </Choice>
          </li>
        );
      })}
    </ul>
  );
}

/** Who it is, and what all can see that one would want to know: the cards held, colonies, and the side taken. */
function CoinWords({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useCeSay();
  const nameOf = use(SeatNames);
  const player = view.players[seat];
  const [sheet] = player?.sheets ?? [];
  const side = sideOf(view, seat);
  const facts = say('web.ce.tray.player', {
    cards: player?.handSize ?? 0,
    colonies: player?.foreignColonies ?? 0,
    needed: view.settings.planets,
  });
  return (
    <>
      <Coin alien={sheet?.alien ?? null} seat={seat} size={44} isFaceDown={!sheet?.isUp} />
      <span>
        <b>{nameOf(seat)}</b>
        <small>{side === null ? facts : `${say(sideName(side))} · ${facts}`}</small>
      </span>
    </>
  );
}
