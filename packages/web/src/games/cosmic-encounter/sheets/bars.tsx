import { phases, sharedBars } from '@starboard/cosmic-encounter/content';
import { dutyName, phaseName, roleName, windowName } from '@starboard/cosmic-encounter/text';
import { classNames } from '../../../design/class-names.ts';
import type { Say } from '../../../language/say.ts';
import styles from './bars.module.css';

interface BarsProps {
  readonly say: Say;
  /** Told together. */
  readonly abilities: readonly string[];
}

interface Segment {
  readonly key: string;
  readonly name: string;
  readonly isOn: boolean;
}

/** More moments than these say no more than the phases do. */
const mostMoments = 4;

/** Who may use it, whether they must, and when: as the bars of a sheet say it. */
export function Bars({ say, abilities }: BarsProps) {
  const { roles, uses, phases: lit, when } = sharedBars(abilities);
  const duties = (['must', 'may'] as const).map((use) => ({
    key: use,
    name: say(dutyName(use)),
    isOn: uses.includes(use),
  }));
  return (
    <dl className={styles.bars}>
      <Bar
        label={say('web.ce.sheets.who')}
        segments={roles.map((role) => ({ key: role, name: say(roleName(role)), isOn: true }))}
      />
      <Bar label={say('web.ce.sheets.must')} segments={duties} />
      <Bar
        label={say('web.ce.sheets.when')}
        isLong
        segments={phases.map((phase) => ({
          key: phase,
          name: say(phaseName(phase)),
          isOn: lit.includes(phase),
        }))}
        {...(when.length <= mostMoments && {
          note: when.map((window) => say(windowName(window))).join(' · '),
        })}
      />
    </dl>
  );
}

interface BarProps {
  readonly label: string;
  readonly segments: readonly Segment[];
  /** In rows of four, unless there is room for all. */
  readonly isLong?: boolean;
  readonly note?: string;
}

/** What is not lit is there for the eye: only what is said is read aloud. */
const Bar = ({ label, segments, isLong = false, note }: BarProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={classNames(styles.bar, isLong && styles.long)}>
      {segments.map(({ key, name, isOn }) => (
        <span key={key} className={classNames(isOn && styles.on)} aria-hidden={!isOn}>
          {name}
        </span>
      ))}
    </dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);

/** The same in a line, for the sides of a flare. */
export function BarsLine({ say, abilities }: BarsProps) {
  const { roles, phases: lit } = sharedBars(abilities);
  const when =
    lit.length === phases.length
      ? say('web.ce.sheets.any-phase')
      : lit.map((phase) => say(phaseName(phase))).join(', ');
  return (
    <p className={styles.line}>
      {roles.map((role) => say(roleName(role))).join(', ')} · {when}
    </p>
  );
}
