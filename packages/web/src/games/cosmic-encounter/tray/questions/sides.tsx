import { parseOption } from '@starboard/cosmic-encounter/keys';
import { planetName } from '@starboard/cosmic-encounter/text';
import { Flag, Gift, Orbit } from 'lucide-react';
import { classNames } from '../../../../design/class-names.ts';
import { optionText } from '../../choosing/option-text.ts';
import { Coin } from '../../pieces/coin.tsx';
import { useCeSay } from '../../words/say.ts';
import { Choice } from './choice.tsx';
import type { ShownProps } from './question.tsx';
import styles from './questions.module.css';

/** Both sides beside each other: whom one would help, what there is to gain, what to lose. */
export function Sides({ parts, prompt, keys }: ShownProps) {
  const say = useCeSay();
  return (
    <ul className={styles.sides} aria-label={say('web.ce.tray.choices')}>
      {keys.map((key) => (
        <li key={key}>
          <Choice parts={parts} prompt={prompt} option={key} className={classNames(styles.side)}>
            <Main parts={parts} prompt={prompt} option={key} />
            <span>
              <b>{optionText(parts.view, prompt, key, say)}</b>
              <Stake parts={parts} prompt={prompt} option={key} />
            </span>
          </Choice>
        </li>
      ))}
    </ul>
  );
}

type SideProps = Omit<ShownProps, 'keys'> & { readonly option: string };

const sideIn = (option: string): 'offense' | 'defense' =>
  parseOption(option)?.side === 'defense' ? 'defense' : 'offense';

function Main({ parts: { view }, option }: SideProps) {
  const seat = view.encounter?.[sideIn(option)] ?? null;
  if (seat === null) return null;
  const [sheet] = view.players[seat]?.sheets ?? [];
  return <Coin alien={sheet?.alien ?? null} seat={seat} size={48} isFaceDown={!sheet?.isUp} />;
}

/** What there is to gain and to lose, as the view tells it. */
function Stake({ parts: { view, viewer }, option }: SideProps) {
  const say = useCeSay();
  const stake = view.stakes?.[sideIn(option)].find(({ seat }) => seat === viewer);
  if (!stake) return null;
  const { colony, foreignColonies, rewardsPerShip, most } = stake;
  const needed = view.settings.planets;
  return (
    <small className={styles.stake}>
      {colony !== null && (
        <span>
          <Flag size={14} aria-hidden />
          {say('web.ce.stake.colony', { planet: planetName(colony), colonies: foreignColonies, needed })}
        </span>
      )}
      {rewardsPerShip > 0 && (
        <span>
          <Gift size={14} aria-hidden />
          {say('web.ce.stake.rewards', { count: rewardsPerShip })}
        </span>
      )}
      <span>
        <Orbit size={14} aria-hidden />
        {say('web.ce.stake.loss', { most })}
      </span>
    </small>
  );
}
