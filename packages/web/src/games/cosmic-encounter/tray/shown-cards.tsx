import type { View } from '@starboard/cosmic-encounter';
import { parseOption } from '@starboard/cosmic-encounter/keys';
import type { TableParts } from '../../../table/table-game.ts';
import { controlsOf } from '../choosing/controls.ts';
import { useCeSay } from '../words/say.ts';
import { HandCard } from './hand/hand-card.tsx';
import styles from './tray.module.css';

interface Lying {
  readonly key: string;
  readonly title: string;
  readonly cards: readonly string[];
}

/** Cards the viewer has laid aside, and those of others that are shown to them just now. */
export const isAnythingShown = ({ view, viewer }: TableParts<View>): boolean =>
  view.players.some(({ hand, aside }, seat) => (seat === viewer ? aside : hand).length > 0);

/** Cards that the question shows itself, each with what would be done with it. */
function cardsAsked({ view, viewer, prompt }: TableParts<View>): readonly string[] {
  if (!prompt) return [];
  const { control, shown } = controlsOf(view, viewer, prompt);
  return control === 'cards' ? shown.flatMap((key) => parseOption(key)?.card ?? []) : [];
}

/** Them, each group under whose they are; none that is asked about lies there twice. */
export function ShownCards({ parts }: { readonly parts: TableParts<View> }) {
  const say = useCeSay();
  const { view, viewer, isPhone } = parts;
  const asked = cardsAsked(parts);
  const groups = view.players.map(({ hand, aside }, seat): Lying => {
    const isOwn = seat === viewer;
    const cards = (isOwn ? aside : hand)
      .filter((card) => card !== null)
      .filter((card) => !asked.includes(card));
    const title = say(isOwn ? 'web.ce.tray.aside' : 'web.ce.tray.shown', { seat: { seat } });
    return { key: String(seat), title, cards };
  });
  return groups
    .filter(({ cards }) => cards.length > 0)
    .map(({ key, title, cards }) => (
      <section key={key} className={styles.shown} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {cards.map((card) => (
            <HandCard key={card} parts={parts} card={card} width={isPhone ? 52 : 68} />
          ))}
        </ul>
      </section>
    ));
}
