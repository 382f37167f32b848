import { ChoiceField } from '../../design/controls/choice-field.tsx';
import { Switch } from '../../design/controls/switch.tsx';
import type { Say } from '../../language/say.ts';
import type { OrderLine } from './order-book.ts';
import type { Orders } from './use-orders.ts';

interface OrderFieldProps {
  /** Knows the words of the game's orders. */
  readonly say: Say;
  readonly line: OrderLine;
  readonly orders: Orders;
}

/** Nothing ordered; no key of a game's is empty. */
const nothing = '';

/** One line of the orders: a switch, or a choice of several. */
export function OrderField({ say, line, orders: { book, orders, view, change } }: OrderFieldProps) {
  const { key, name, about, choices, otherwise } = line;
  const chosen = book.chosen(orders, key, view);
  const choose = (choice: string | null) => change(book.choose(orders, key, choice, view));
  const [only] = choices;
  const lines = { label: say(name), ...(about && { about: say(about) }) };
  if (choices.length === 1 && only)
    return <Switch {...lines} isOn={chosen !== null} onChange={(isOn) => choose(isOn ? only.key : null)} />;
  const options = choices.map((choice) => ({ value: choice.key, label: say(choice.name) }));
  return (
    <ChoiceField
      {...lines}
      value={chosen ?? nothing}
      options={otherwise ? [{ value: nothing, label: say(otherwise) }, ...options] : options}
      onChange={(value) => choose(value === nothing ? null : value)}
    />
  );
}
