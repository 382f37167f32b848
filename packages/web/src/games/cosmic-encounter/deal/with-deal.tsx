import type { View } from '@starboard/cosmic-encounter';
import { type ComponentType, Suspense } from 'react';
import { later } from '../../../loading/later.ts';
import type { TableGame, TableParts } from '../../../table/table-game.ts';
import { Hand } from '../tray/hand/hand.tsx';
import { handOf } from '../tray/hand/hand-of.ts';
import { type Dealing, useDealing } from './dealing.tsx';
import styles from './with-deal.module.css';

interface TableProps {
  readonly parts: TableParts<View>;
}

interface TalkProps extends TableProps {
  readonly dealing: Dealing;
}

const talks = () => import('./talks.ts');
const DealOverBoard = later<'DealOverBoard', TableProps>(talks, 'DealOverBoard');
const TalkTray = later<'TalkTray', TalkProps>(talks, 'TalkTray');
const TalkActs = later<'TalkActs', TalkProps>(talks, 'TalkActs');
const LossHint = later<'LossHint', TalkProps>(talks, 'LossHint');

type Part = ComponentType<TableProps>;

/** A table at which the talks lie over the board while they go on, and their words stand where its own do. */
export function withDeal({
  Board,
  Tray,
  Acts,
  Hint,
}: Pick<TableGame<View>, 'Board' | 'Tray' | 'Acts' | 'Hint'>): Readonly<
  Record<'Board' | 'Tray' | 'Acts' | 'Hint', Part>
> {
  return {
    Board: function BoardUnderTalks({ parts }) {
      const dealing = useDealing();
      const isCovered = dealing?.isOpen === true && (dealing.isTalker || parts.isPhone);
      return (
        <>
          <div className={styles.board} inert={isCovered}>
            <Board parts={parts} />
          </div>
          {parts.view.encounter?.talks && (
            <Suspense>
              <DealOverBoard parts={parts} />
            </Suspense>
          )}
        </>
      );
    },
    Tray: function TrayInTalks({ parts }) {
      const dealing = useDealing();
      const { isPhone } = parts;
      const owner = handOf(parts);
      if (isPhone && dealing?.isOpen)
        return (
          <Suspense>
            <TalkTray parts={parts} dealing={dealing} />
          </Suspense>
        );
      if (dealing?.isOpen && owner !== null)
        return (
          <div className={styles.hand}>
            <Hand parts={parts} seat={owner} />
          </div>
        );
      // what is asked is answered where the talks are
      return <Tray parts={dealing?.limits ? { ...parts, prompt: null } : parts} />;
    },
    Hint: function HintInTalks({ parts }) {
      const dealing = useDealing();
      return dealing?.isTalker ? (
        <Suspense>
          <LossHint parts={parts} dealing={dealing} />
        </Suspense>
      ) : (
        <Hint parts={parts} />
      );
    },
    Acts: function ActsInTalks({ parts }) {
      const dealing = useDealing();
      return dealing?.isTalker ? (
        <Suspense>
          <TalkActs parts={parts} dealing={dealing} />
        </Suspense>
      ) : (
        <Acts parts={parts} />
      );
    },
  };
}
