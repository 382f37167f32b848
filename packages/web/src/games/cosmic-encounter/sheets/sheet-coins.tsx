import type { View } from '@starboard/cosmic-encounter';
import { alienName } from '@starboard/cosmic-encounter/text';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { Coin } from '../pieces/coin.tsx';
import { sheetPlace } from '../keys/places.ts';
import { useCeSay } from '../words/say.ts';
import { powerState } from './sheet-state.ts';
import type { Subject } from '../keys/subjects.ts';
import styles from './sheet-coins.module.css';

interface SheetCoinsProps {
  readonly parts: TableParts<View>;
  readonly subject: Extract<Subject, { readonly is: 'alien' }>;
}

/** Every sheet at the table, to go on to. */
export function SheetCoins({ parts: { view, read }, subject }: SheetCoinsProps) {
  const say = useCeSay();
  const { nameOf } = useTableContext();
  const sheets = view.players.flatMap(({ sheets: own }, seat) =>
    own.map((sheet, index) => ({ seat, index, sheet })),
  );
  return (
    <nav className={styles.coins} aria-label={say('web.ce.seat.sheets')}>
      {sheets.map(({ seat, index, sheet }) => {
        const isHere = seat === subject.seat && index === subject.index;
        const name = sheet.alien ? say(alienName(sheet.alien)) : say('web.ce.seat.face-down');
        return (
          <button
            key={`${seat}:${index}`}
            type="button"
            data-seat={seat}
            aria-current={isHere || undefined}
            aria-label={`${name}, ${nameOf(seat)}`}
            title={name}
            onClick={() => read(sheetPlace(seat, index))}
          >
            <Coin
              alien={sheet.alien}
              seat={seat}
              size={isHere ? 54 : 44}
              isFaceDown={powerState(view, seat, sheet) !== 'works'}
            />
          </button>
        );
      })}
    </nav>
  );
}
