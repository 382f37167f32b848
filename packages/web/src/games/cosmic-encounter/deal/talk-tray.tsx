import type { View } from '@starboard/cosmic-encounter';
import type { TableParts } from '../../../table/table-game.ts';
import { DealWords } from './deal-words.tsx';
import type { Dealing } from './dealing.tsx';
import { FoldButton } from './fold-button.tsx';
import styles from './talk-tray.module.css';

interface TalkTrayProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
}

/** On phones, where the talks cover the board: whose word it is, and the way back. */
export const TalkTray = ({ parts, dealing }: TalkTrayProps) => (
  <div className={styles.tray}>
    <DealWords parts={parts} dealing={dealing} />
    <FoldButton isShort setOpen={dealing.setOpen} />
  </div>
);
