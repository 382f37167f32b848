import { cardName, raidSight, untakenText, type View } from '@starboard/alien-frontiers';
import type { WireShape } from '@starboard/engine';
import { Check } from 'lucide-react';
import { Button } from '../../../design/controls/button.tsx';
import type { Say } from '../../../language/say.ts';
import { totalOf, whyNotYet } from '../../../table/answers/draft.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { useScreen } from '../../../table/table-context.ts';
import { type Choosing, useChoosing } from '../choosing/choosing.tsx';
import { isOffered } from '../choosing/options.ts';
import { useAfSay } from '../words/say.ts';

type Parts = { readonly parts: TableParts<View> };

/** The line below the prompt: what is selected, what fits, what a choice would change. */
export function AfHint({ parts }: Parts) {
  const say = useAfSay();
  const choosing = useChoosing();
  return <>{hintOf(parts, choosing, say)}</>;
}

function hintOf({ prompt, view, isPhone }: TableParts<View>, choosing: Choosing, say: Say) {
  if (!prompt) return null;
  if (prompt.shape.kind === 'pick')
    return say('web.af.hint.picked', { count: choosing.picked.length, most: prompt.shape.max });
  // on a phone a further line would push the board down
  if (prompt.prompt === 'af.ask.raid' || (isPhone && prompt.shape.kind === 'split'))
    return decoyHint(view, say);
  if (prompt.shape.kind === 'split') {
    const count = say('web.af.hint.picked', { count: totalOf(choosing.taken), most: prompt.shape.max });
    const decoy = decoyHint(view, say);
    return decoy === null ? count : `${count} · ${decoy}`;
  }
  if (prompt.prompt !== 'af.ask.act') return null;
  const count = choosing.selected.length;
  if (count > 0)
    return (
      <>
        {say('web.af.hint.selected', { count })}{' '}
        <b>{say('web.af.hint.fits', { count: choosing.fits.size })}</b>
      </>
    );
  const left = view.players[view.turn]?.hand.length ?? 0;
  if (left === 0 && view.untaken.length > 0)
    return untakenText(view)
      .map((each) => say(each))
      .join(' ');
  return left > 0 ? say('web.af.hint.select', { count: left }) : say('web.af.hint.all-placed');
}

/** Whom raiders look for in vain. */
function decoyHint(view: View, say: Say): string | null {
  const { safe } = raidSight(view);
  if (safe.length === 0) return null;
  const seats = safe.map((seat) => ({ seat }));
  return say('web.af.hint.decoy', { card: say(cardName('holographic-decoy')), seats });
}

/** Ending the turn, or giving what was picked or taken. */
export function AfActs({ parts }: Parts) {
  const say = useAfSay();
  const { prompt, view, isSending } = parts;
  const { picked, clear, givePicked, choose } = useChoosing();
  if (prompt?.shape.kind === 'pick') {
    return (
      <>
        {picked.length > 0 && (
          <Button look="ghost" onClick={clear}>
            {say('web.af.clear')}
          </Button>
        )}
        <Button
          look="primary"
          icon={<Check size={18} aria-hidden />}
          isBlocked={picked.length < prompt.shape.min}
          isSending={isSending}
          onClick={givePicked}
        >
          {say('web.af.give-picked', { count: picked.length })}
        </Button>
      </>
    );
  }
  if (prompt?.shape.kind === 'split') return <TakeButton shape={prompt.shape} parts={parts} />;
  if (prompt?.prompt !== 'af.ask.act') return null;
  const why = parts.whyNot('end-turn');
  const canEnd = isOffered(prompt, 'end-turn');
  const hasPlacedAll = view.players[view.turn]?.hand.length === 0;
  return (
    <Button
      look={canEnd && hasPlacedAll && view.untaken.length === 0 ? 'primary' : 'quiet'}
      isBlocked={!canEnd}
      isSending={isSending}
      onBlocked={() => why && parts.explain(why)}
      onClick={() => choose('end-turn')}
      aria-keyshortcuts="e"
    >
      {say('web.af.end-turn')}
    </Button>
  );
}

/** What raiders take; nothing is allowed as well, and is not the main thing. */
function TakeButton({ shape, parts }: Parts & { readonly shape: Extract<WireShape, { kind: 'split' }> }) {
  const say = useAfSay();
  const { isText } = useScreen();
  const { taken, giveTaken } = useChoosing();
  // told in words, the table has a form of its own
  if (isText) return null;
  const why = whyNotYet(shape, taken);
  const count = totalOf(taken);
  return (
    <Button
      look={count > 0 ? 'primary' : 'quiet'}
      icon={count > 0 && <Check size={18} aria-hidden />}
      isBlocked={why !== null}
      onBlocked={() => why && parts.explain(why)}
      isSending={parts.isSending}
      onClick={giveTaken}
    >
      {say('web.af.take', { count: Math.max(count, shape.min) })}
    </Button>
  );
}
