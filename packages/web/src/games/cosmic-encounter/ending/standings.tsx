import type { View } from '@starboard/cosmic-encounter';
import { alienName } from '@starboard/cosmic-encounter/text';
import type { Seat, Viewer } from '@starboard/engine';
import { use } from 'react';
import { classNames } from '../../../design/class-names.ts';
import { SeatNames } from '../../../language/say.ts';
import { seatMark } from '../../../table/seats/seat-mark.ts';
import { useTableState } from '../../../table/table-context.ts';
import { Coin } from '../pieces/coin.tsx';
import { useCeSay } from '../words/say.ts';
import styles from './standings.module.css';
import { standings } from './places.ts';

interface StandingsProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
}

/** Every player by place, with what they played, their foreign colonies, and ships in the warp. */
export function Standings({ view, viewer, winners, places }: StandingsProps) {
  const say = useCeSay();
  const nameOf = use(SeatNames);
  const state = useTableState('table', 'connected', 'viewer', 'outcome');
  return (
    <table className={styles.standings}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <span className="unseen">{say('ce.text.players')}</span>
          </th>
          <th scope="col">{say('web.ce.ending.warp')}</th>
          <th scope="col">{say('web.ce.ending.colonies')}</th>
        </tr>
      </thead>
      <tbody>
        {standings(view, places).map(({ seat, place }) => {
          const { sheets, foreignColonies, inWarp } = view.players[seat] as View['players'][number];
          // the rules know who has won, and no order of the others
          const isShared = !winners.includes(seat) && places.filter((each) => each === place).length > 1;
          const aliens = sheets.flatMap(({ alien }) => (alien ? [say(alienName(alien))] : []));
          return (
            <tr key={seat} className={classNames(winners.includes(seat) && styles.winner)}>
              <td className={styles.place}>{!isShared && place}</td>
              <th scope="row">
                <div className={styles.who}>
                  <Coin alien={sheets[0]?.alien ?? null} seat={seat} size={40} />
                  <span>
                    {nameOf(seat)}
                    {seat === viewer && <small> {say('web.table.you')}</small>}
                    {seatMark(state, seat) === 'bot' && <small> {say('web.seat.bot')}</small>}
                    {aliens.length > 0 && <small className={styles.alien}>{aliens.join(', ')}</small>}
                  </span>
                </div>
              </th>
              <td>{inWarp}</td>
              <td className={styles.colonies}>
                {foreignColonies}
                <small>/{view.settings.planets}</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
