import { Check, Link as LinkIcon, Share2 } from 'lucide-react';
import { encode } from 'uqr';
import { Button } from '../../design/controls/button.tsx';
import { ByHand } from '../../design/controls/by-hand.tsx';
import { ChoiceField } from '../../design/controls/choice-field.tsx';
import { useCopying } from '../../design/controls/use-copying.ts';
import { useSay } from '../../language/say.ts';
import { spacedCode } from '../landing/code-letters.ts';
import { useFriendsOrigin } from './friends-origin.ts';
import styles from './invitation.module.css';

/** How friends come in: a picture to scan, a code to say, a link to send. */
export function Invitation({ code }: { readonly code: string }) {
  const say = useSay('app');
  const { origin, choices, choose, isLocal } = useFriendsOrigin();
  const link = `${origin}/join/${code}`;
  const { copy, outcome } = useCopying(link);
  const isCopied = outcome === 'copied';
  return (
    <section className={styles.invitation} aria-labelledby="invite">
      <QrCode text={link} />
      <div>
        <h2 id="invite">{say('web.invite.title')}</h2>
        {choices.length > 1 ? (
          <div className={styles.address}>
            <ChoiceField
              label={say('web.invite.address')}
              isLabelUnseen
              value={origin}
              options={choices.map((address) => ({ value: address, label: new URL(address).hostname }))}
              onChange={choose}
            />
          </div>
        ) : (
          <p>{say(isLocal ? 'web.invite.local' : 'web.invite.about')}</p>
        )}
        <div className={styles.ways}>
          <b className={styles.code}>{spacedCode(code)}</b>
          <Button
            look="primary"
            icon={isCopied ? <Check size={18} aria-hidden /> : <LinkIcon size={18} aria-hidden />}
            onClick={copy}
          >
            {say(isCopied ? 'web.invite.copied' : 'web.invite.copy')}
          </Button>
          {'share' in navigator && (
            <Button
              icon={<Share2 size={18} aria-hidden />}
              // who closes the sheet has changed their mind, which is no failure
              onClick={() =>
                void navigator.share({ title: say('web.app.name'), url: link }).catch(() => undefined)
              }
            >
              {say('web.invite.share')}
            </Button>
          )}
          {outcome === 'failed' && <ByHand about={say('web.invite.by-hand')} text={link} />}
        </div>
        <output className="unseen">{isCopied && say('web.invite.copied')}</output>
      </div>
    </section>
  );
}

/** For cameras alone: the same is said beside it. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : '')))
    .join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#F4F7FF" />
      <path d={path} fill="#0B1020" />
    </svg>
  );
}
