import type { View } from '@starboard/cosmic-encounter';
import type { TableParts } from '../../../table/table-game.ts';
import { type OpenPile, openCards, openPileTitle } from '../keys/piles.ts';
import { useCeSay } from '../words/say.ts';
import styles from './aside.module.css';

/** On a phone, whose board may show the encounter alone: how many cards the piles have. Used cards can be looked through. */
export function CeAside({ parts }: { readonly parts: TableParts<View> }) {
  const say = useCeSay();
  const { view, isPhone } = parts;
  if (!isPhone) return null;
  return (
    <dl className={styles.aside}>
      <Pile title={say('web.ce.aside.deck')} count={view.deckSize} />
      <Used parts={parts} pile="discard" />
      <Pile title={say('web.ce.aside.destiny')} count={view.destinyLeft} />
      <Used parts={parts} pile="destiny" />
      {view.settings.technologies && (
        <>
          <Pile title={say('web.ce.aside.techs')} count={view.techsLeft} />
          <Used parts={parts} pile="tech" />
        </>
      )}
    </dl>
  );
}

const Pile = ({ title, count }: { readonly title: string; readonly count: number }) => (
  <div>
    <dt>{title}</dt>
    <dd>{count}</dd>
  </div>
);

interface UsedProps {
  readonly parts: TableParts<View>;
  readonly pile: OpenPile;
}

function Used({ parts: { view, read }, pile }: UsedProps) {
  const say = useCeSay();
  const { length: count } = openCards(view, pile);
  const title = say(openPileTitle(pile));
  if (count === 0) return <Pile title={title} count={0} />;
  const label = say('web.ce.aside.look', { pile: title, count });
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <button type="button" className={styles.open} aria-label={label} onClick={() => read(`pile:${pile}`)}>
          {count}
        </button>
      </dd>
    </div>
  );
}
