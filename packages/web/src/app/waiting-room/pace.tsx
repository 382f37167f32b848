import type { ClockPreset } from '@starboard/protocol';
import { Segments } from '../../design/controls/segments.tsx';
import { useSay } from '../../language/say.ts';
import { isMailClock } from '../../table/clock/kinds-of-clock.ts';
import styles from './table-settings.module.css';

const paces = ['none', 'relaxed', 'normal', 'fast', 'mail'] as const;
const mails = ['mail-1', 'mail-3', 'mail-7'] as const;

interface PaceProps {
  readonly clock: ClockPreset;
  readonly isDisabled: boolean;
  onChange(clock: ClockPreset): void;
}

/** How long players may think; by mail, in days. */
export function Pace({ clock, isDisabled, onChange }: PaceProps) {
  const say = useSay('app');
  const isMail = isMailClock(clock);
  return (
    <div>
      <Segments
        legend={say('web.room.pace')}
        className={styles.thirds}
        isDisabled={isDisabled}
        value={paces.find((pace) => pace === clock) ?? 'mail'}
        options={paces.map((value) => ({ value, label: say(`web.pace.${value}`) }))}
        onChange={(pace) => onChange(pace === 'mail' ? 'mail-1' : pace)}
      />
      {isMail && (
        <Segments
          legend={say('web.room.pace.mail')}
          isLegendUnseen
          className={styles.second}
          isDisabled={isDisabled}
          value={mails.find((mail) => mail === clock) ?? 'mail-1'}
          options={mails.map((value) => ({ value, label: say(`web.pace.${value}.short`) }))}
          onChange={onChange}
        />
      )}
      <p className={styles.hint}>{say(`web.pace.${isMail ? 'mail' : clock}.about`)}</p>
    </div>
  );
}
