import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { takeFocus } from '../../design/browser/take-focus.ts';
import { useTableContext } from '../table-context.ts';
import { useProposal } from './use-proposal.ts';

/** Yes or no to the answer that was proposed. */
export function ProposalActs({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { change, say, acts } = useTableContext();
  const proposal = useProposal();
  const askedFrom = proposal?.askedFrom;
  useEffect(
    // the focus went with these buttons, unless the player took it elsewhere
    () => () => {
      if (document.activeElement === document.body && askedFrom instanceof HTMLElement) takeFocus(askedFrom);
    },
    [askedFrom],
  );
  const putAway = () => change({ proposal: null });
  if (!proposal) return null;
  return (
    <>
      <Button
        isSmall={isSmall}
        {...(proposal.isWarning && { look: 'primary', ref: takeFocus })}
        onClick={putAway}
      >
        {say('web.confirm.no')}
      </Button>
      <Button
        isSmall={isSmall}
        data-yes
        icon={<Check size={18} aria-hidden />}
        {...(!proposal.isWarning && { look: 'primary', ref: takeFocus })}
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
