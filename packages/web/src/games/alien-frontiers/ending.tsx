import { territories, territoryName, type View } from '@starboard/alien-frontiers';
import { Crown, Rocket, Swords } from 'lucide-react';
import { use, useMemo } from 'react';
import { joined } from '../../design/joined.ts';
import { SeatBadge } from '../../design/seat-badge.tsx';
import { SeatNames } from '../../language/say.ts';
import type { TableGame } from '../../table/table-game.ts';
import { Planet, type PlanetProps } from './board/planet.tsx';
import { ScoreGraph } from './board/score-graph.tsx';
import styles from './ending.module.css';
import { highlightsOf } from './highlights.ts';
import { useAfSay } from './say.ts';
import { breakdownOf, scoreHistory } from './score-history.ts';

const columns = ['colonies', 'territories', 'positron', 'cards'] as const;
const signs = { docked: Rocket, raided: Swords, led: Crown } as const;

/** The planet in the winner's light, where the points came from, and how they grew. */
export const AfEnding: TableGame<View>['Ending'] = ({ parts, events, winners }) => {
  const say = useAfSay();
  const nameOfSeat = use(SeatNames);
  const { view, viewer, isPhone } = parts;
  const seats = view.players
    .map((_, seat) => seat)
    .toSorted(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) || scoreOf(view, b) - scoreOf(view, a),
    );
  const rounds = useMemo(() => scoreHistory(events, view), [events, view]);
  const highlights = useMemo(() => highlightsOf(events, rounds, view.players.length), [events, rounds, view]);
  const names = useMemo(
    () =>
      Object.fromEntries(territories.map((each) => [each, say(territoryName(each))])) as PlanetProps['names'],
    [say],
  );
  return (
    <div>
      <div className={styles.planet}>
        <Planet
          territories={view.territories}
          fields={view.fields}
          relic={null}
          names={names}
          lit={none}
          pointedAt={none}
          labelOf={String}
          onChoose={ignore}
          radius={isPhone ? 118 : 230}
          detail="small"
          {...(winners[0] !== undefined && { halo: winners[0] })}
        />
      </div>
      <div className={styles.account}>
        <table className={styles.points}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <span className="unseen">{say('web.af.text.players')}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say(`web.af.ending.${column}`)}
                </th>
              ))}
              <th scope="col">{say('web.af.ending.points')}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat, index) => {
              const breakdown = breakdownOf(view, seat);
              return (
                <tr key={seat} className={joined(winners.includes(seat) && styles.winner)}>
                  <td className={styles.place}>{index + 1}</td>
                  <th scope="row">
                    <SeatBadge seat={seat} size={26} />
                    <span>
                      {nameOfSeat(seat)}
                      {seat === viewer && <small> {say('web.table.you')}</small>}
                    </span>
                  </th>
                  {columns.map((column) => (
                    <td key={column}>{breakdown[column]}</td>
                  ))}
                  <td className={styles.sum}>{scoreOf(view, seat)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <h3>{say('web.af.ending.by-round')}</h3>
        <ScoreGraph
          rounds={rounds}
          nameOf={nameOfSeat}
          label={say('web.af.ending.by-round')}
          viewer={viewer}
        />
        <ul className={styles.highlights}>
          {highlights.map(({ key, seat, count }) => {
            const Sign = signs[key];
            return (
              <li key={key}>
                <Sign size={20} aria-hidden />
                <div>
                  <b>{say(`web.af.ending.${key}`)}</b>
                  <p>{say(`web.af.ending.${key}.text`, { seat: { seat }, count })}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
};

const none: readonly never[] = [];
const ignore = () => undefined;
const scoreOf = (view: View, seat: number): number => view.players[seat]?.score ?? 0;
