import { equal } from '@starboard/engine';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId } from 'react';
import { classNames } from '../../design/class-names.ts';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import type { Say } from '../../language/say.ts';
import { useTableContext } from '../table-context.ts';
import type { OrderGroup, OrderLine } from './order-book.ts';
import { OrderField } from './order-field.tsx';
import { useOrderSay } from './use-order-say.ts';
import { type Orders, useOrders } from './use-orders.ts';
import styles from './orders.module.css';

/** All standing orders on one page. */
export function OrdersDialog() {
  const { say, change } = useTableContext();
  return (
    <Dialog
      title={say('web.orders.title')}
      closeLabel={say('web.close')}
      onClose={() => change({ dialog: null })}
      className={styles.dialog}
    >
      <Suspense fallback={<Skeleton className={styles.coming} />}>
        <OrdersPage />
      </Suspense>
    </Dialog>
  );
}

function OrdersPage() {
  const say = useOrderSay();
  const orders = useOrders();
  if (!orders) return null;
  const { book, view } = orders;
  const things = book.things(view);
  return (
    <>
      <p className={styles.about}>{say('web.orders.about')}</p>
      <Presets say={say} orders={orders} />
      <div className={styles.switches}>
        <Lines say={say} orders={orders} lines={book.lines(view)} />
      </div>
      {things.length > 0 && (
        <section>
          <h3>{say('web.orders.things')}</h3>
          <div className={styles.things}>
            <Lines say={say} orders={orders} lines={things} />
          </div>
        </section>
      )}
      <section>
        <h3>{say('web.orders.moments')}</h3>
        {book.groups.map((group) => (
          <Group key={group.line.key} say={say} orders={orders} group={group} />
        ))}
      </section>
      <p className={styles.about}>{say('web.orders.kept')}</p>
    </>
  );
}

interface PartProps {
  readonly say: Say;
  readonly orders: Orders;
}

const Lines = ({ lines, ...parts }: PartProps & { readonly lines: readonly OrderLine[] }) =>
  lines.map((line) => <OrderField key={line.key} line={line} {...parts} />);

/** Ready-made orders; none is chosen where the player has orders of their own. */
function Presets({ say, orders: { book, orders, change } }: PartProps) {
  const group = useId();
  return (
    <fieldset className={styles.presets}>
      <legend className="unseen">{say('web.orders.presets')}</legend>
      {book.presets.map((preset) => (
        <label key={preset.key}>
          <input
            type="radio"
            name={group}
            checked={equal(preset.orders, orders)}
            onChange={() => change(preset.orders)}
          />
          <b>{say(preset.name)}</b>
          <small>{say(preset.about)}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** A phase, or something like it, and the moments in it. */
function Group({ group: { line, moments }, ...parts }: PartProps & { readonly group: OrderGroup }) {
  const { say, orders } = parts;
  const { book, view } = orders;
  const chosen = ({ key, choices }: OrderLine) => {
    const choice = book.chosen(orders.orders, key, view);
    return choices.find((each) => each.key === choice);
  };
  const whole = chosen(line);
  const apart = moments.filter((moment) => chosen(moment)).length;
  return (
    <details className={styles.group}>
      <summary>
        {say(line.name)}
        <small className={classNames((whole || apart > 0) && styles.ordered)}>
          {apart > 0
            ? say('web.orders.apart', { count: apart })
            : whole
              ? say(whole.name)
              : line.otherwise && say(line.otherwise)}
        </small>
        <ChevronDown size={17} aria-hidden />
      </summary>
      <div className={styles.moments}>
        <OrderField {...parts} line={{ ...line, name: { key: 'web.orders.whole' } }} />
        {moments.length > 1 && <Lines {...parts} lines={moments} />}
      </div>
    </details>
  );
}
