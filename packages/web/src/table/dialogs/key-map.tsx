import { Dialog } from '../../design/surfaces/dialog.tsx';
import { webGame } from '../../games/find-game.ts';
import { useTableContext } from '../table-context.ts';
import { tableKeys } from '../keys/table-keys.ts';
import styles from './key-map.module.css';

/** As it is written on the key itself. */
const capital = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/** Which key does what. */
export function KeyMap() {
  const { change, say, game, hasChat } = useTableContext();
  const shared = tableKeys
    .filter(({ act }) => hasChat || act !== 'chat')
    .filter(({ act }) => act !== 'wait' || webGame(game.id)?.hasMoments)
    .filter(({ act }) => act !== 'orders' || game.orders)
    .map(({ keys, act }) => ({ keys: keys.join(' '), does: say(`web.keys.${act}`) }));
  const all = [...shared, ...(game.keys?.(say) ?? [])];
  return (
    <Dialog
      title={say('web.keys.title')}
      closeLabel={say('web.close')}
      onClose={() => change({ dialog: null })}
    >
      <dl className={styles.keys}>
        {all.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys.split(' ').map((key) => (key === '–' ? key : <kbd key={key}>{capital(key)}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
