import type { View } from '@starboard/cosmic-encounter';
import type { TableParts } from '../../../table/table-game.ts';
import { GiveUpButton, GreatWord, NoButton, ResetButton } from './deal-buttons.tsx';
import type { Dealing } from './dealing.tsx';
import { UnfoldButton } from './fold-button.tsx';

interface TalkActsProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
}

/** What a talker can do besides: on phones all of it, elsewhere what is not in the middle of the talks. */
export function TalkActs({ parts, dealing }: TalkActsProps) {
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
