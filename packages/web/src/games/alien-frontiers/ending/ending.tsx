import type { View } from '@starboard/alien-frontiers';
import { Crown, Rocket, Swords } from 'lucide-react';
import { use, useMemo } from 'react';
import { SeatNames } from '../../../language/say.ts';
import { useIsPhone } from '../../../settings/use-media.ts';
import type { TableGame } from '../../../table/table-game.ts';
import { Planet } from '../board/planet/planet.tsx';
import { ScoreGraph } from '../../../table/ending/score-graph.tsx';
import styles from './ending.module.css';
import { highlightsOf } from './highlights.ts';
import { Points } from './points.tsx';
import { useAfSay } from '../words/say.ts';
import { scoreHistory, turningPoint } from './score-history.ts';
import { territoryNames } from '../words/territory-text.ts';

const signs = { docked: Rocket, raided: Swords, led: Crown } as const;

/** The planet in the winner's light, where the points came from, and how they grew. */
export const AfEnding: TableGame<View>['Ending'] = ({ parts, events, winners, places }) => {
  const say = useAfSay();
  const nameOfSeat = use(SeatNames);
  const { view, viewer } = parts;
  const isPhone = useIsPhone();
  const rounds = useMemo(() => scoreHistory(events, view), [events, view]);
  const highlights = useMemo(() => highlightsOf(events, rounds, view.players.length), [events, rounds, view]);
  const turning = turningPoint(rounds, winners);
  const names = useMemo(() => territoryNames(say), [say]);
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
          halo={winners}
        />
      </div>
      <div className={styles.account}>
        <Points view={view} winners={winners} places={places} viewer={viewer} isPhone={isPhone} />
        <h3>{say('web.af.ending.by-round')}</h3>
        <ScoreGraph
          rounds={rounds}
          nameOf={nameOfSeat}
          label={say('web.af.ending.by-round')}
          viewer={viewer}
          {...(turning !== null && {
            note: { round: turning, text: say('web.af.ending.turning', { seat: { seat: winners[0] ?? 0 } }) },
          })}
        />
        <ul className={styles.highlights}>
          {highlights.map(({ key, seat, count, from = [] }) => {
            const Sign = signs[key];
            return (
              <li key={key}>
                <Sign size={20} aria-hidden />
                <div>
                  <b>{say(`web.af.ending.${key}`)}</b>
                  <p>
                    {say(`web.af.ending.${key}.text`, {
                      seat: { seat },
                      count,
                      from: from.map((each) => ({ seat: each })),
                    })}
                  </p>
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
