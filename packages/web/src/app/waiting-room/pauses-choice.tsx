import type { Pauses } from '@starboard/protocol';
import { Segments } from '../../design/controls/segments.tsx';
import { useSay } from '../../language/say.ts';
import styles from './table-settings.module.css';

interface PausesChoiceProps {
  readonly pauses: Pauses;
  readonly isDisabled: boolean;
  onChange(pauses: Pauses): void;
}

/** How long moments last in which players may react. */
export function PausesChoice({ pauses, isDisabled, onChange }: PausesChoiceProps) {
  const say = useSay('app');
  return (
    <div>
      <Segments
        legend={say('web.room.pauses')}
        isDisabled={isDisabled}
        value={pauses}
        options={(['natural', 'strict'] as const).map((value) => ({
          value,
          label: say(`web.room.pauses.${value}`),
        }))}
        onChange={onChange}
      />
      <p className={styles.hint}>{say(`web.room.pauses.${pauses}.about`)}</p>
    </div>
  );
}
