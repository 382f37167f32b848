import { Gauge } from 'lucide-react';
import { classNames } from '../../design/class-names.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { type Tempo, tempos } from '../../settings/tempo.ts';
import { useTableContext } from '../table-context.ts';
import styles from './tempo-item.module.css';

/** How fast others' moves are shown: chosen in the menu, where they are too fast or too slow. */
export function TempoItem({ className }: { readonly className: string | undefined }) {
  const { say } = useTableContext();
  const { tempo } = useSettings();
  return (
    <label className={classNames(className, styles.tempo)}>
      <Gauge size={18} aria-hidden />
      {say('web.settings.tempo')}
      <select
        value={tempo}
        onChange={({ currentTarget }) => changeSettings({ tempo: currentTarget.value as Tempo })}
      >
        {tempos.map((each) => (
          <option key={each} value={each}>
            {say(`web.settings.tempo.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
