import { Ellipsis, SendHorizontal, Smile } from 'lucide-react';
import { type ChatLine, chatLength } from '@starboard/protocol';
import { useId, useState } from 'react';
import { Form } from '../../design/controls/form.tsx';
import { Popover } from '../../design/surfaces/popover.tsx';
import { Scroller } from '../../design/surfaces/scroller.tsx';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { webGame } from '../../games/find-game.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import type { TableState } from '../store/table-state.ts';
import { AboutLine } from './about-line.tsx';
import { keepAtEnd } from './keep-at-end.ts';
import { useMutes } from './use-mutes.ts';
import { useOwnAccount } from './use-own-account.ts';
import styles from './chat.module.css';

/** What people say to each other. `shown`: only so many of the latest lines. */
export function Chat({ shown }: { readonly shown?: number }) {
  const { say } = useTableContext();
  const { chat, table } = useTableState('chat', 'table');
  const { muted, mute, unmute } = useMutes();
  const [about, setAbout] = useState<Told | null>(null);
  const me = useOwnAccount();
  const heard = chat.filter(({ account }) => account === null || !muted.includes(account));
  const lines = shown === undefined ? heard : heard.slice(-shown);
  const unheard = new Map(
    chat.flatMap(({ account, name }) =>
      account !== null && muted.includes(account) ? [[account, name] as const] : [],
    ),
  );
  return (
    <div className={styles.chat} data-whole={shown === undefined || undefined}>
      <Scroller className={styles.lines} ref={keepAtEnd} aria-label={say('web.chat.title')} role="log">
        {shown === undefined && chat.length === 0 && <p className={styles.empty}>{say('web.chat.empty')}</p>}
        {lines.map((line) => (
          <p key={line.id} className={styles.line}>
            <span className={styles.badge}>
              <Speaker table={table} account={line.account} />
            </span>
            <span className={styles.words}>
              <b>{line.name}</b>{' '}
              {line.phrase
                ? say(`server.phrase.${line.phrase}`)
                : (line.text ?? <i>{say('web.chat.taken-away')}</i>)}
            </span>
            {shown === undefined && isTold(line) && line.account !== me && (
              <button
                type="button"
                className={styles.about}
                onClick={() => setAbout(line)}
                aria-label={say('web.chat.about', { name: line.name })}
              >
                <Ellipsis size={16} aria-hidden />
              </button>
            )}
          </p>
        ))}
        {shown === undefined &&
          [...unheard].map(([account, name]) => (
            <p key={account} className={styles.unheard}>
              {say('web.chat.muted', { name })}{' '}
              <button type="button" onClick={() => unmute(account)}>
                {say('web.chat.unmute')}
              </button>
            </p>
          ))}
      </Scroller>
      <ChatBox />
      {about && (
        <AboutLine
          line={about}
          onClose={() => setAbout(null)}
          onMute={() => {
            mute(about.account);
            setAbout(null);
          }}
        />
      )}
    </div>
  );
}

type Told = ChatLine & { readonly account: string };

/** An account has said it that is still known. */
const isTold = (line: ChatLine): line is Told => line.account !== null;

function Speaker({ table, account }: Pick<TableState, 'table'> & { readonly account: string | null }) {
  const seats = table?.seats ?? [];
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.account === account);
  return seat >= 0 && <SeatBadge seat={seat} size={18} />;
}

function ChatBox() {
  const { acts, game, say } = useTableContext();
  const { wire } = useTableState('wire');
  const [text, setText] = useState('');
  const phrases = useId();
  if (!acts) return null;
  const isMute = wire !== 'open';
  const send = () => {
    // what cannot be sent stays where it was typed
    if (isMute) return;
    if (text.trim() !== '') acts.say({ text: text.trim() });
    setText('');
  };
  return (
    <Form className={styles.box} onSubmit={send}>
      <input
        value={text}
        maxLength={chatLength.max}
        onChange={({ target }) => setText(target.value)}
        placeholder={say('web.chat.message')}
        aria-label={say('web.chat.message')}
        autoComplete="off"
        enterKeyHint="send"
        data-chat-box
      />
      <button type="button" popoverTarget={phrases} aria-label={say('web.chat.phrases')} disabled={isMute}>
        <Smile size={18} aria-hidden />
      </button>
      <button type="submit" aria-label={say('web.chat.send')} aria-disabled={isMute || undefined}>
        <SendHorizontal size={18} aria-hidden />
      </button>
      <Popover id={phrases} className={styles.phrases}>
        {webGame(game.id)?.phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            popoverTarget={phrases}
            popoverTargetAction="hide"
            onClick={() => acts.say({ phrase })}
          >
            {say(`server.phrase.${phrase}`)}
          </button>
        ))}
      </Popover>
    </Form>
  );
}
