import { Dialog } from '../../design/surfaces/dialog.tsx';
import { webGame } from '../../games/find-game.ts';
import { canHoldMoments } from '../prompt/can-wait.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import { tableKeys } from '../keys/table-keys.ts';
import styles from './key-map.module.css';

/** As it is written on the key itself. */
const capital = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/** Which key does what. */
export function KeyMap() {
  const { change, say, game, hasChat } = useTableContext();
  const { table } = useTableState('table');
  const canHold = webGame(game.id)?.hasMoments === true && canHoldMoments({ table });
  const own = game.keys?.(say, canHold) ?? [];
  const shared = tableKeys
    .filter(({ act }) => hasChat || act !== 'chat')
    .filter(({ act }) => act !== 'wait' || canHold)
    .filter(({ act }) => act !== 'orders' || game.orders)
    .map(({ keys, act }) => ({ keys: keys.join(' '), does: say(`web.keys.${act}`) }))
    // a game says itself what its own keys do
    .filter(({ keys }) => own.every((each) => each.keys !== keys));
  const all = [...shared, ...own];
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
