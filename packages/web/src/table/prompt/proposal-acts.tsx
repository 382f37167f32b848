import { Check } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { takeFocus } from '../../design/take-focus.ts';
import { type TableRoom, useTableRoom } from '../table-room.ts';

/** The answer that waits for a yes, as long as its question stands. */
export const proposalIn = ({ desk, state }: TableRoom): TableRoom['desk']['proposal'] =>
  desk.proposal?.decision === state.prompt?.decision ? desk.proposal : null;

/** Yes or no to the answer that was proposed. */
export function ProposalActs({ isSmall = false }: { readonly isSmall?: boolean }) {
  const room = useTableRoom();
  const { desk, say, acts } = room;
  const proposal = proposalIn(room);
  const putAway = () => desk.change({ proposal: null });
  if (!proposal) return null;
  return (
    <>
      <Button isSmall={isSmall} onClick={putAway}>
        {say('web.confirm.no')}
      </Button>
      <Button
        isSmall={isSmall}
        look="primary"
        icon={<Check size={18} aria-hidden />}
        ref={takeFocus}
        onClick={() => {
          putAway();
          acts?.answer(proposal.answer);
        }}
      >
        {say('web.confirm.yes')}
      </Button>
    </>
  );
}
