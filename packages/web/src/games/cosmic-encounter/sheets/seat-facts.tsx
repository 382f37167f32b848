import type { View } from '@starboard/cosmic-encounter';
import { techName } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import { CircleDot, CircleOff, Flag, Layers, type LucideIcon, Orbit, SquareStack } from 'lucide-react';
import type { TableParts } from '../../../table/table-game.ts';
import { CardBack } from '../pieces/cards/card-back.tsx';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { sheetPlace, techPlace } from '../keys/places.ts';
import { useCeSay } from '../words/say.ts';
import { sheetName } from './seat-coins.tsx';
import { encounterRole } from './sheet-state.ts';
import styles from './seat-card.module.css';

interface SeatPartProps {
  readonly parts: TableParts<View>;
  readonly seat: Seat;
}

interface Fact {
  readonly key: string;
  readonly Sign: LucideIcon;
  readonly figure: string;
}

/** What all players have, and what only some do. */
function factsOf({ players, settings }: View, seat: Seat): readonly Fact[] {
  const player = players[seat];
  if (!player) return [];
  const { handSize, foreignColonies, inWarp, removed, sheets } = player;
  const tokens = sheets.reduce((sum, sheet) => sum + sheet.tokens, 0);
  const kept = sheets.reduce((sum, { cards }) => sum + cards.length, 0);
  const some = [
    { key: 'tokens', Sign: CircleDot, count: tokens },
    { key: 'kept', Sign: SquareStack, count: kept },
    { key: 'removed', Sign: CircleOff, count: removed },
  ].filter(({ count }) => count > 0);
  return [
    { key: 'hand', Sign: Layers, figure: String(handSize) },
    { key: 'colonies', Sign: Flag, figure: `${foreignColonies}/${settings.planets}` },
    { key: 'warp', Sign: Orbit, figure: String(inWarp) },
    ...some.map(({ key, Sign, count }) => ({ key, Sign, figure: String(count) })),
  ];
}

export function Facts({ parts: { view }, seat }: SeatPartProps) {
  const say = useCeSay();
  return (
    <dl className={styles.facts}>
      {factsOf(view, seat).map(({ key, Sign, figure }) => (
        <div key={key} title={say(`web.ce.seat.fact.${key}`)}>
          <dt>
            <Sign size={13} aria-hidden />
            <span className="unseen">{say(`web.ce.seat.fact.${key}`)}</span>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On a phone, in a narrow chip: the size of the hand. Pressed, the sheet is read. */
export function CeSeatFacts({ parts, seat }: SeatPartProps) {
  const say = useCeSay();
  const { view, read } = parts;
  const player = view.players[seat];
  const role = encounterRole(view, seat);
  const [sheet] = player?.sheets ?? [];
  if (!player) return null;
  return (
    <>
      <dl className={styles.chip} data-role={role ?? undefined}>
        <div>
          <dt>
            <Layers size={13} aria-hidden />
            <span className="unseen">{say('web.ce.seat.fact.hand')}</span>
          </dt>
          <dd>{player.handSize}</dd>
        </div>
      </dl>
      {role && <span className="unseen">{say(`web.ce.seat.role.${role}`)}</span>}
      {sheet && (
        <button
          type="button"
          className={styles.open}
          data-subject={sheetPlace(seat, 0)}
          aria-label={sheetName(say, sheet)}
          onClick={() => read(sheetPlace(seat, 0))}
        />
      )}
    </>
  );
}

/** Technologies in front of a player, with the ships that research them. */
export function Techs({ parts: { view, read }, seat }: SeatPartProps) {
  const say = useCeSay();
  const techs = view.players[seat]?.techs ?? [];
  if (techs.length === 0) return null;
  return (
    <ul className={styles.techs} aria-label={say('web.ce.seat.techs')}>
      {techs.map(({ tech, isFaceUp, ships }, index) => {
        const name = say(tech ? techName(tech) : { key: 'web.ce.seat.face-down' });
        const subject = techPlace(seat, index);
        return (
          <li key={index}>
            <button
              type="button"
              data-place={subject}
              data-subject={subject}
              aria-label={isFaceUp ? name : `${name}, ${say('web.ce.seat.research', { count: ships })}`}
              title={name}
              onClick={() => read(subject)}
            >
              {tech ? (
                <CardFace face={tech} width={26} isDim={!isFaceUp} />
              ) : (
                <CardBack kind="tech" width={26} />
              )}
              {!isFaceUp && <b aria-hidden="true">{ships}</b>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
