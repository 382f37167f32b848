import { cardName, type Title, titleOf, type View } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import { joined } from '../../design/joined.ts';
import type { Say } from '../../language/say.ts';
import type { TableParts } from '../../table/table-game.ts';
import { TechIcon } from './board/tech-icon.tsx';
import { useChoosing } from './choosing.tsx';
import { isOffered, whyNot } from './options.ts';
import { useAfSay } from './say.ts';
import { TokenText } from './token-text.tsx';
import { wordsOf } from './station-faces.tsx';
import styles from './own-cards.module.css';

interface OwnCardsProps {
  readonly parts: TableParts<View>;
  readonly owner: Seat;
}

/** The tray's cards; each power of the viewer's own is a button that says what it does, or why not now. */
export function OwnCards({ parts, owner }: OwnCardsProps) {
  const { view, viewer, isReplay } = parts;
  const cards = view.players[owner]?.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card} className={styles.card} data-subject={`card:${titleOf(card)}`}>
          <OwnCard title={titleOf(card)} parts={parts} isPlayed={owner === viewer && !isReplay} />
        </li>
      ))}
    </ul>
  );
}

interface OwnCardProps {
  readonly title: Title;
  readonly parts: TableParts<View>;
  /** Whoever only looks on reads what it does. */
  readonly isPlayed: boolean;
}

function OwnCard({ title, parts, isPlayed }: OwnCardProps) {
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
      {powers.map((power) =>
        isPlayed ? (
          <Power key={power} title={title} power={power} parts={parts} />
        ) : (
          <p key={power} className={styles.always}>
            <TokenText text={powerText(title, power, say)} />
          </p>
        ),
      )}
      {powers.length === 0 && <p className={styles.always}>{say(`web.af.card.${title}`)}</p>}
    </>
  );
}

const powerText = (title: Title, power: 'use' | 'discard', say: Say): string =>
  say(power === 'use' ? `web.af.card.${title}` : `web.af.card.${title}.discard`);

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
  const text = powerText(title, power, say);
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
