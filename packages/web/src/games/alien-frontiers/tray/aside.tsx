import { fields, fieldName, titleOf, cardName, type View } from '@starboard/alien-frontiers';
import type { TableParts } from '../../../table/table-game.ts';
import { FieldToken, Fuel, Ore } from '../pieces/tokens.tsx';
import { useAfSay } from '../words/say.ts';
import styles from './aside.module.css';

/** The deck, the discard pile, the fields that are off the board, and the stock where it can run out. */
export function AfAside({ parts: { view, read } }: { readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const { discard, drawCount } = view.cards;
  const idle = fields.filter((field) => view.fields[field] === null);
  return (
    <dl className={styles.aside}>
      <div>
        <dt>{say('web.af.deck')}</dt>
        <dd>{drawCount}</dd>
      </div>
      <div>
        <dt>{say('web.af.discard')}</dt>
        <dd>
          {discard.length === 0 ? (
            0
          ) : (
            <button
              type="button"
              className={styles.pile}
              aria-label={`${discard.length}: ${discard.map((card) => say(cardName(titleOf(card)))).join(', ')}`}
              onClick={() => read('discard')}
            >
              {discard.length}
            </button>
          )}
        </dd>
      </div>
      {idle.length > 0 && (
        <div>
          <dt>{say('web.af.fields')}</dt>
          <dd className={styles.fields}>
            {idle.map((field) => (
              <button
                key={field}
                type="button"
                aria-label={say(fieldName(field))}
                onClick={() => read(`field:${field}`)}
              >
                <FieldToken field={field} size={22} />
              </button>
            ))}
          </dd>
        </div>
      )}
      {view.stock && (
        <div>
          <dt>{say('web.af.stock')}</dt>
          <dd className={styles.stock}>
            <Fuel size={16} />
            <span className="unseen">{say('web.af.fact.fuel')}</span> {view.stock.fuel}
            <Ore size={16} />
            <span className="unseen">{say('web.af.fact.ore')}</span> {view.stock.ore}
          </dd>
        </div>
      )}
    </dl>
  );
}
