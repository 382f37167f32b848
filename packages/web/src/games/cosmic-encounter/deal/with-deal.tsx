import type { View } from '@starboard/cosmic-encounter';
import type { ComponentType } from 'react';
import type { TableGame, TableParts } from '../../../table/table-game.ts';
import { Hand } from '../tray/hand/hand.tsx';
import { GiveUpButton, GreatWord, NoButton, ResetButton } from './deal-buttons.tsx';
import { DealOverBoard } from './deal-builder.tsx';
import { DealWords } from './deal-words.tsx';
import { type Dealing, useDealing } from './dealing.tsx';
import { FoldButton, UnfoldButton } from './fold-button.tsx';
import { LossHint } from './without-deal.tsx';
import styles from './with-deal.module.css';

type Part = ComponentType<{ readonly parts: TableParts<View> }>;

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
          <DealOverBoard parts={parts} />
        </>
      );
    },
    Tray: function TrayInTalks({ parts }) {
      const dealing = useDealing();
      const { viewer, isReplay, isPhone } = parts;
      if (isPhone && dealing?.isOpen)
        return (
          <div className={styles.tray}>
            <DealWords parts={parts} dealing={dealing} />
            <FoldButton isShort setOpen={dealing.setOpen} />
          </div>
        );
      if (dealing?.isOpen)
        return (
          <div className={styles.hand}>
            {viewer !== 'spectator' && !isReplay && <Hand parts={parts} seat={viewer} />}
          </div>
        );
      // what is asked is answered where the talks are
      return <Tray parts={dealing?.limits ? { ...parts, prompt: null } : parts} />;
    },
    Hint: function HintInTalks({ parts }) {
      const dealing = useDealing();
      return dealing?.isTalker ? (
        <LossHint dealing={dealing} viewer={parts.viewer} />
      ) : (
        <Hint parts={parts} />
      );
    },
    Acts: function ActsInTalks({ parts }) {
      const dealing = useDealing();
      return dealing?.isTalker ? <TalkActs parts={parts} dealing={dealing} /> : <Acts parts={parts} />;
    },
  };
}

interface TalkActsProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
}

/** What a talker can do besides: on phones all of it, elsewhere what is not in the middle of the talks. */
function TalkActs({ parts, dealing }: TalkActsProps) {
  if (!parts.isPhone)
    return (
      <>
        <GiveUpButton parts={parts} dealing={dealing} />
        {!dealing.isOpen && <UnfoldButton dealing={dealing} />}
      </>
    );
  if (!dealing.isOpen) return <UnfoldButton dealing={dealing} />;
  return (
    <>
      <NoButton parts={parts} dealing={dealing} />
      <ResetButton parts={parts} dealing={dealing} />
      <GreatWord parts={parts} dealing={dealing} />
    </>
  );
}
