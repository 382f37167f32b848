import type { View } from '@starboard/cosmic-encounter';
import { alienName, powerName, techName } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import type { ReactNode } from 'react';
import { classNames } from '../../../../design/class-names.ts';
import type { TableParts } from '../../../../table/table-game.ts';
import { useChoosing } from '../../choosing/choosing.tsx';
import { CardBack } from '../../pieces/cards/card-back.tsx';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import { Coin } from '../../pieces/coin.tsx';
import { type CePlace, sheetPlace, techPlace } from '../../keys/places.ts';
import { useCeSay } from '../../words/say.ts';
import { HandCard } from './hand-card.tsx';
import { useLongPress } from './use-long-press.ts';
import styles from './hand.module.css';

interface OwnThingsProps {
  readonly parts: TableParts<View>;
  readonly seat: Seat;
}

/** The own sheets and technologies, and the cards that are kept on them. */
export function OwnThings({ parts, seat }: OwnThingsProps) {
  const say = useCeSay();
  const { sheets = [], techs = [] } = parts.view.players[seat] ?? {};
  const width = parts.isPhone ? 40 : 56;
  const kept = [...sheets, ...techs].flatMap(({ cards }) => cards).filter((card) => card !== null);
  if (sheets.length + techs.length === 0) return null;
  return (
    <ul className={styles.things} aria-label={say('web.ce.tray.things')}>
      {sheets.map(({ alien, isUp }, index) => (
        <Thing
          key={index}
          parts={parts}
          place={sheetPlace(seat, index)}
          name={alien === null ? say('web.ce.tray.hidden-sheet') : say(alienName(alien))}
          drawn={<Coin alien={alien} seat={seat} size={width} isFaceDown={!isUp} />}
          note={alien && say(powerName(alien))}
        />
      ))}
      {techs.map(({ tech, ships }, index) => (
        <Thing
          key={`tech-${index}`}
          parts={parts}
          place={techPlace(seat, index)}
          name={tech === null ? say('web.ce.tray.hidden-tech') : say(techName(tech))}
          drawn={
            tech === null ? <CardBack kind="tech" width={width} /> : <CardFace face={tech} width={width} />
          }
          note={ships > 0 ? say('web.ce.tray.research', { ships }) : null}
        />
      ))}
      {kept.map((card) => (
        <HandCard key={card} parts={parts} card={card} width={width} />
      ))}
    </ul>
  );
}

interface ThingProps {
  readonly parts: TableParts<View>;
  readonly place: CePlace;
  readonly name: string;
  readonly drawn: ReactNode;
  readonly note: string | null;
}

/** Lit it is used, dark it is read. */
function Thing({ parts, place, name, drawn, note }: ThingProps) {
  const { at, press } = useChoosing();
  const offer = at(place);
  const read = () => parts.read(place);
  const hold = useLongPress(read);
  return (
    <li
      className={classNames(styles.thing, offer && styles.lit, offer?.isChosen && styles.chosen)}
      data-place={place}
      data-lit={offer ? '' : undefined}
    >
      <button
        type="button"
        data-lit={offer ? '' : undefined}
        data-subject={place}
        aria-pressed={offer ? offer.isChosen : undefined}
        aria-label={note === null ? name : `${name}, ${note}`}
        onClick={() => (offer ? press(place) : read())}
        {...hold}
      >
        {drawn}
        <span>{note ?? name}</span>
      </button>
    </li>
  );
}
