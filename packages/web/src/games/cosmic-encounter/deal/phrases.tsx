import { dealPhrases } from '../../phrases.ts';
import { useTableContext } from '../../../table/table-context.ts';
import styles from './phrases.module.css';

/** Ready words for bargaining, which each player reads in their own language. */
export function Phrases({ isTalker }: { readonly isTalker: boolean }) {
  const { acts, say, hasChat } = useTableContext();
  if (!acts || !hasChat || !isTalker) return null;
  return (
    <ul className={styles.phrases} aria-label={say('web.chat.phrases')}>
      {dealPhrases.map((phrase) => (
        <li key={phrase}>
          <button type="button" onClick={() => acts.say({ phrase })}>
            {say(`server.phrase.${phrase}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
