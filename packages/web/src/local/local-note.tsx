import type { Reason } from '@starboard/engine';
import { ButtonLink } from '../design/controls/button-link.tsx';
import { ScreenNote } from '../design/surfaces/screen-note.tsx';
import { useSay } from '../language/say.ts';

/** In place of a table: that it is coming, or why it does not. */
export function LocalNote({ why }: { readonly why: Reason | null }) {
  const say = useSay('local', 'app', 'server', 'engine');
  return (
    <ScreenNote title={say(why ?? 'web.local.opening')} isBusy={why === null}>
      {why && (
        <ButtonLink href="/" look="primary">
          {say('web.local.leave')}
        </ButtonLink>
      )}
    </ScreenNote>
  );
}
