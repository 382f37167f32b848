import { facilityName, type View } from '@starboard/alien-frontiers';
import { X } from 'lucide-react';
import { Button } from '../../../design/controls/button.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { StationArt } from '../board/stations/stations.tsx';
import { useChoosing } from '../choosing/choosing.tsx';
import { useAfSay } from '../words/say.ts';
import { gainOf } from '../board/station-faces.tsx';
import { TokenText } from '../pieces/token-text.tsx';
import styles from './lit-places.module.css';

/** On a phone every lit place is a button as well, so that no player must hit a small dock. */
export function LitPlaces({ parts: { view } }: { readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const { fits, dock, clear, selected } = useChoosing();
  if (selected.length === 0) return null;
  return (
    <ul className={styles.places} aria-label={say('web.af.places')}>
      {[...fits.values()].map((fit) => (
        <li key={fit.facility}>
          <button type="button" className={styles.place} onClick={() => dock(fit)}>
            <StationArt station={fit.facility} size={34} />
            <span>
              <b className={styles.name}>{say(facilityName(fit.facility))}</b>
              <b className={styles.shortName}>{say(`web.af.station.${fit.facility}`)}</b>
              <TokenText text={say(gainOf(fit, view))} />
            </span>
          </button>
        </li>
      ))}
      <li>
        <Button look="ghost" icon={<X size={18} aria-hidden />} onClick={clear}>
          {say('web.af.clear')}
        </Button>
      </li>
    </ul>
  );
}
