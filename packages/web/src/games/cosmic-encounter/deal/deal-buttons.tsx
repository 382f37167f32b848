import type { View } from '@starboard/cosmic-encounter';
import { Check, SendHorizontal, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Popover } from '../../../design/surfaces/popover.tsx';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import type { Dealing } from './dealing.tsx';
import styles from './deal-buttons.module.css';

interface DealButtonProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
}

/** The one great button: agree to the other's offer, or make one's own. */
export function GreatWord({ parts, dealing }: DealButtonProps) {
  const { say } = useTableContext();
  const { word, why, talks, isTalker } = dealing;
  if (!isTalker) return null;
  if (word === 'none')
    return (
      <Button isSending>
        {say('web.ce.deal.with', { number: talks.version, room: parts.isPhone ? 'little' : 'enough' })}
      </Button>
    );
  const isAccept = word === 'accept';
  return (
    <Button
      look="go"
      data-word={word}
      icon={isAccept ? <Check size={18} aria-hidden /> : <SendHorizontal size={18} aria-hidden />}
      isSending={parts.isSending}
      isBlocked={why !== null}
      onBlocked={() => why && parts.explain(why)}
      onClick={dealing.say}
    >
      {say(`web.ce.deal.${word}`, {
        number: talks.version + (isAccept ? 0 : 1),
        room: parts.isPhone ? 'little' : 'enough',
      })}
    </Button>
  );
}

/** Leaves what was changed, for the offer on the table. */
export function ResetButton({ parts, dealing: { isChanged, talks, reset } }: DealButtonProps) {
  const { say } = useTableContext();
  if (!isChanged) return null;
  return (
    <Button icon={<Undo2 size={18} aria-hidden />} onClick={reset}>
      {say(talks.version === 0 ? 'web.ce.deal.clear' : 'web.ce.deal.back-to', {
        number: talks.version,
        room: parts.isPhone ? 'little' : 'enough',
      })}
    </Button>
  );
}

/** Says no to the other's offer, with ready words for why. */
export function NoButton({ parts, dealing }: DealButtonProps) {
  const { game, say } = useTableContext();
  const id = useId();
  const { whysNot, isChanged, decline } = dealing;
  if (whysNot === null || isChanged) return null;
  return (
    <>
      <Button popoverTarget={id} isSending={parts.isSending}>
        {say('web.ce.deal.no')}
      </Button>
      <Popover id={id} className={styles.no}>
        {[null, ...whysNot].map((why) => (
          <button
            key={why}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => decline(why)}
          >
            {why === null
              ? say('web.ce.deal.just-no')
              : say(game.text.option('ce.ask.deal.decline-because', why))}
          </button>
        ))}
      </Popover>
    </>
  );
}

/** Ends the talks; asked once more, since it costs ships. */
export function GiveUpButton({ parts, dealing }: DealButtonProps) {
  const { say } = useTableContext();
  const { talks, near, far, seatOf } = dealing;
  const { [near]: own, [far]: other } = talks.lossWithoutDeal;
  const line = say('web.ce.deal.give-up-line', { own, other, seat: { seat: seatOf(far) } });
  return (
    <Button
      look="danger"
      isSending={parts.isSending}
      onClick={() =>
        parts.propose('break-off', { title: say('web.ce.deal.give-up-title'), line, isWarning: true })
      }
    >
      {say('web.ce.deal.give-up')}
    </Button>
  );
}
