import { type Event, scoreHistory, turningPoint, type View } from '@starboard/alien-frontiers';
import { Crown, Rocket, Swords } from 'lucide-react';
import { use, useMemo } from 'react';
import { SeatNames } from '../../../language/say.ts';
import { useIsPhone } from '../../../settings/use-media.ts';
import type { EndingProps } from '../../../table/table-game.ts';
import { Planet } from '../board/planet/planet.tsx';
import { ScoreGraph } from '../../../table/ending/score-graph.tsx';
import styles from './ending.module.css';
import { highlightsOf } from './highlights.ts';
import { Points } from './points.tsx';
import { useAfSay } from '../words/say.ts';
import { territoryNames } from '../words/territory-text.ts';

const signs = { docked: Rocket, raided: Swords, led: Crown } as const;

/** The planet in the winner's light. */
export function AfEndingBoard({ parts: { view }, winners }: EndingProps<View>) {
  const say = useAfSay();
  const isPhone = useIsPhone();
  const names = useMemo(() => territoryNames(say), [say]);
  return (
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
  );
}

/** Where the points came from, and how they grew. */
export function AfEndingFigures({ parts, events, winners, places }: EndingProps<View>) {
  const say = useAfSay();
  const nameOfSeat = use(SeatNames);
  const { view, viewer } = parts;
  const isPhone = useIsPhone();
  const rounds = useMemo(() => scoreHistory(events as readonly Event[], view), [events, view]);
  const highlights = useMemo(() => highlightsOf(events, rounds, view.players.length), [events, rounds, view]);
  const turning = turningPoint(rounds, winners);
  return (
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
  );
}

const none: readonly never[] = [];
const ignore = () => undefined;
