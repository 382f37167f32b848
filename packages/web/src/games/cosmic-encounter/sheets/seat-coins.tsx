import type { View } from '@starboard/cosmic-encounter';
import { alienName } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import type { Say } from '../../../language/say.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { Coin } from '../pieces/coin.tsx';
import { sheetPlace } from '../keys/places.ts';
import { useCeSay } from '../words/say.ts';
import { powerState } from './sheet-state.ts';
import styles from './seat-card.module.css';

type Sheet = View['players'][number]['sheets'][number];

/** What its alien is called, or that it lies face down. */
export const sheetName = (say: Say, { alien }: Pick<Sheet, 'alien'>): string =>
  say(alien ? alienName(alien) : { key: 'web.ce.seat.face-down' });

interface SeatCoinsProps {
  readonly parts: TableParts<View>;
  readonly seat: Seat;
}

const [large, small] = [52, 36];

/** A coin for each sheet in front of a player; pressed, it is read. */
export function SeatCoins({ parts: { view, read }, seat }: SeatCoinsProps) {
  const say = useCeSay();
  const sheets = view.players[seat]?.sheets ?? [];
  return (
    <div className={styles.coins}>
      {sheets.map((sheet, index) => {
        const state = powerState(view, seat, sheet);
        const words = [
          sheetName(say, sheet),
          ...(state === 'works' ? [] : [say(`web.ce.seat.power.${state}`)]),
        ];
        const subject = sheetPlace(seat, index);
        return (
          <button
            key={index}
            type="button"
            data-place={subject}
            data-subject={subject}
            aria-label={words.join(', ')}
            title={words.join(', ')}
            onClick={() => read(subject)}
          >
            <Coin
              alien={sheet.alien}
              seat={seat}
              size={index === 0 ? large : small}
              isFaceDown={state !== 'works'}
            />
          </button>
        );
      })}
    </div>
  );
}
