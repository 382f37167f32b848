import { cardKeys, cardName, hasPowers, type Title, titleOf, type View } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import { Trash2 } from 'lucide-react';
import { bringIntoSight } from '../../../design/browser/bring-into-sight.ts';
import { classNames } from '../../../design/class-names.ts';
import { moreToSee } from '../../../design/surfaces/more-to-see.ts';
import more from '../../../design/surfaces/more-to-see.module.css';
import type { Say } from '../../../language/say.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { TechIcon } from '../pieces/tech-icon.tsx';
import { useChoosing } from '../choosing/choosing.tsx';
import { isOffered } from '../choosing/options.ts';
import { useAfSay } from '../words/say.ts';
import { TokenText } from '../pieces/token-text.tsx';
import { spokenSigns } from '../words/spoken-signs.ts';
import styles from './own-cards.module.css';

interface OwnCardsProps {
  readonly parts: TableParts<View>;
  readonly owner: Seat;
  /** More than stand at ease beside the dice. */
  readonly isMany: boolean;
}

/** The tray's cards; each power of the viewer's own is a button that says what it does, or why not now. */
export function OwnCards({ parts, owner, isMany }: OwnCardsProps) {
  const { view, viewer, isReplay } = parts;
  const cards = view.players[owner]?.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <ul className={classNames(styles.cards, more.fades, isMany && styles.many)} ref={moreToSee}>
      {cards.map((card) => (
        <Card key={card} title={titleOf(card)} parts={parts} isPlayed={owner === viewer && !isReplay} />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly title: Title;
  readonly parts: TableParts<View>;
  /** A player who only looks on reads what it does. */
  readonly isPlayed: boolean;
}

function Card({ title, parts, isPlayed }: CardProps) {
  const say = useAfSay();
  const isAsked = parts.proposed === cardKeys.discard[title];
  const powers = hasPowers(title) ? (['use', 'discard'] as const) : [];
  return (
    <li
      className={classNames(styles.card, powers.length === 0 && styles.still, isAsked && styles.asked)}
      data-subject={`card:${title}`}
      // what is asked about is in sight, wherever the others were scrolled to
      ref={isAsked ? bringIntoSight : undefined}
    >
      <button type="button" className={styles.head} onClick={() => parts.read(`card:${title}`)}>
        <TechIcon title={title} size={24} />
        <b>{say(cardName(title))}</b>
      </button>
      {powers.map((power) =>
        isPlayed ? (
          <Power key={power} title={title} power={power} parts={parts} />
        ) : (
          <p key={power} className={styles.always}>
            <PowerText title={title} power={power} />
          </p>
        ),
      )}
      {powers.length === 0 && <p className={styles.always}>{say(`web.af.card.${title}`)}</p>}
    </li>
  );
}

interface PowerName {
  readonly title: Title;
  readonly power: 'use' | 'discard';
}

const powerText = ({ title, power }: PowerName, say: Say): string =>
  say(power === 'use' ? `web.af.card.${title}` : `web.af.card.${title}.discard`);

/** What a power does; that it costs the card is a word, and a sign where many cards lie close together. */
function PowerText(name: PowerName) {
  const say = useAfSay();
  return (
    <>
      {name.power === 'discard' && (
        <>
          <Trash2 className={styles.sign} size={13} aria-hidden />
          <span className={styles.word}>{say('web.af.sign.discard')} </span>
        </>
      )}
      <TokenText text={powerText(name, say)} />
    </>
  );
}

function Power({ title, power, parts }: PowerName & { readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const { choose } = useChoosing();
  const act = cardKeys[power][title];
  const canUse = isOffered(parts.prompt, act);
  const words = spokenSigns(powerText({ title, power }, say), say);
  const cost = power === 'discard' ? `${say('web.af.sign.discard')} ` : '';
  const why = parts.whyNot(act);
  return (
    <button
      type="button"
      className={classNames(styles.power, canUse && styles.lit)}
      aria-disabled={!canUse}
      aria-label={`${say(cardName(title))}: ${cost}${words}`}
      onClick={() => {
        if (canUse) choose(act);
        else if (why) parts.explain(why);
        else parts.read(`card:${title}`);
      }}
    >
      <PowerText title={title} power={power} />
    </button>
  );
}
