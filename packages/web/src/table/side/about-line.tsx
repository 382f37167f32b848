import type { ChatLine } from '@starboard/protocol';
import { useMutation } from '@tanstack/react-query';
import { Flag, VolumeX } from 'lucide-react';
import { call } from '../../api/call.ts';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { useTableContext } from '../table-context.ts';
import styles from './about-line.module.css';

/** What can be complained of; it is written into the report as it stands here. */
const complaints = ['insult', 'spam', 'other'] as const;

interface AboutLineProps {
  readonly line: ChatLine & { readonly account: string };
  readonly onMute: () => void;
  readonly onClose: () => void;
}

/** What can be done about something that a player said: not to hear them any more, or to tell the house. */
export function AboutLine({ line, onMute, onClose }: AboutLineProps) {
  const { store, say } = useTableContext();
  const report = useMutation({
    mutationFn: (reason: string) =>
      call<void>('POST', `/tables/${store.getState().id}/report`, { line: line.id, reason }),
  });
  const told = report.isSuccess ? 'told' : report.isError ? 'failed' : null;
  return (
    <Dialog title={line.name} closeLabel={say('web.close')} onClose={onClose}>
      <blockquote className={styles.said}>
        {line.phrase ? say(`server.phrase.${line.phrase}`) : line.text}
      </blockquote>
      <div className={styles.acts}>
        <Button icon={<VolumeX size={18} aria-hidden />} onClick={onMute}>
          {say('web.chat.mute')}
        </Button>
      </div>
      <h3 className={styles.report}>
        <Flag size={18} aria-hidden /> {say('web.chat.report')}
      </h3>
      <div aria-live="polite">
        {told === null ? (
          <div className={styles.acts}>
            {complaints.map((complaint) => (
              <Button
                key={complaint}
                isSmall
                isSending={report.isPending}
                onClick={() => report.mutate(complaint)}
              >
                {say(`web.chat.report.${complaint}`)}
              </Button>
            ))}
          </div>
        ) : (
          <p>{say(`web.chat.report.${told}`)}</p>
        )}
      </div>
    </Dialog>
  );
}
