import type { View } from '@starboard/cosmic-encounter';
import { cardName } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../../../settings/settings.ts';
import { softHyphens } from '../../../table/board/soft-hyphens.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { useChoosing } from '../choosing/choosing.tsx';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { seatPlace } from '../keys/places.ts';
import { useCeSay } from '../words/say.ts';
import { SeatCoins, sheetName } from './seat-coins.tsx';
import { Facts, Techs } from './seat-facts.tsx';
import { encounterRole } from './sheet-state.ts';
import { cardSubject } from '../keys/subjects.ts';
import styles from './seat-card.module.css';

interface SeatCardProps {
  readonly parts: TableParts<View>;
  readonly seat: Seat;
  /** Who sits there. */
  readonly children: ReactNode;
}

/** A player as the table knows them: alien, name, what they have, and what they are in the encounter. */
export function CeSeatCard({ parts, seat, children }: SeatCardProps) {
  const say = useCeSay();
  const player = parts.view.players[seat];
  const role = encounterRole(parts.view, seat);
  if (!player) return null;
  const name = player.sheets.map((sheet) => sheetName(say, sheet)).join(' + ');
  return (
    <div className={styles.card}>
      <div className={styles.face}>
        <SeatCoins parts={parts} seat={seat} />
        <Aim seat={seat} name={name} />
      </div>
      <div className={styles.who}>
        {player.sheets.length > 0 && <b className={styles.alien}>{softHyphens(name)}</b>}
        <div className={styles.player}>{children}</div>
        <Facts parts={parts} seat={seat} />
      </div>
      {role && (
        <p className={styles.role} data-role={role}>
          <span>{say(`web.ce.seat.role.${role}`)}</span>
        </p>
      )}
      <div className={styles.more}>
        <Techs parts={parts} seat={seat} />
        {seat !== parts.viewer && <Known parts={parts} cards={player.known} />}
      </div>
    </div>
  );
}

/** The player can be chosen for what is asked: a small sign on the coin, since the tray asks at length. */
function Aim({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const say = useCeSay();
  const { at, press } = useChoosing();
  const offer = at(seatPlace(seat));
  if (!offer) return null;
  const word = say(offer.isChosen ? 'web.ce.seat.chosen' : 'web.ce.seat.choose');
  return (
    <button
      type="button"
      className={styles.aim}
      data-lit
      aria-pressed={offer.isChosen}
      aria-label={name === '' ? word : `${word}: ${name}`}
      title={word}
      onClick={() => press(seatPlace(seat))}
    >
      {offer.isChosen ? <Check size={15} aria-hidden /> : <Plus size={15} aria-hidden />}
    </button>
  );
}

interface KnownProps {
  readonly parts: TableParts<View>;
  readonly cards: readonly string[];
}

/** What the viewer has seen of this hand, for those who want to be reminded. */
function Known({ parts, cards }: KnownProps) {
  const say = useCeSay();
  const { remembers } = useSettings();
  if (!remembers || cards.length === 0) return null;
  return (
    <ul className={styles.known} aria-label={say('web.ce.seat.known')}>
      {cards.map((face, index) => (
        <li key={index}>
          <button
            type="button"
            title={say(cardName(face))}
            aria-label={say(cardName(face))}
            data-subject={cardSubject(face)}
            onClick={() => parts.read(cardSubject(face))}
          >
            <CardFace face={face} width={26} />
          </button>
        </li>
      ))}
    </ul>
  );
}
