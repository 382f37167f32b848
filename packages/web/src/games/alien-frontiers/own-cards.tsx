import { cardName, type Title, titleOf, type View } from '@starboard/alien-frontiers';
import { joined } from '../../design/joined.ts';
import type { TableParts } from '../../table/table-game.ts';
import { TechIcon } from './board/tech-icon.tsx';
import { useChoosing } from './choosing.tsx';
import { isOffered, whyNot } from './options.ts';
import { useAfSay } from './say.ts';
import { TokenText } from './token-text.tsx';
import { wordsOf } from './station-faces.tsx';
import styles from './own-cards.module.css';

/** The viewer's cards; each power is a button that says what it does, or why not now. */
export function OwnCards({ parts }: { readonly parts: TableParts<View> }) {
  const { view, viewer } = parts;
  const cards = viewer === 'spectator' ? [] : (view.players[viewer]?.cards ?? []);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card} className={styles.card} data-subject={`card:${titleOf(card)}`}>
          <OwnCard title={titleOf(card)} parts={parts} />
        </li>
      ))}
    </ul>
  );
}

function OwnCard({ title, parts }: { readonly title: Title; readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const powers = ['alien-city', 'alien-monument', 'holographic-decoy', 'resource-cache'].includes(title)
    ? []
    : (['use', 'discard'] as const);
  return (
    <>
      <button type="button" className={styles.head} onClick={() => parts.read(`card:${title}`)}>
        <TechIcon title={title} size={24} />
        <b>{say(cardName(title))}</b>
      </button>
      {powers.map((power) => (
        <Power key={power} title={title} power={power} parts={parts} />
      ))}
      {powers.length === 0 && <p className={styles.always}>{say(`web.af.card.${title}`)}</p>}
    </>
  );
}

function Power({
  title,
  power,
  parts,
}: {
  readonly title: Title;
  readonly power: 'use' | 'discard';
  readonly parts: TableParts<View>;
}) {
  const say = useAfSay();
  const { choose } = useChoosing();
  const act = `${power}:${title}`;
  const canUse = isOffered(parts.prompt, act);
  const text = say(power === 'use' ? `web.af.card.${title}` : `web.af.card.${title}.discard`);
  const why = whyNot(parts.view, act);
  return (
    <button
      type="button"
      className={joined(styles.power, canUse && styles.lit)}
      aria-disabled={!canUse}
      aria-label={`${say(cardName(title))}: ${wordsOf(text, say)}`}
      onClick={() => {
        if (canUse) choose(act);
        else if (why) parts.explain(why);
        else parts.read(`card:${title}`);
      }}
    >
      <TokenText text={text} />
    </button>
  );
}
