import type { View } from '@starboard/cosmic-encounter';
import type { Message } from '@starboard/engine';
import type { TableParts } from '../../../table/table-game.ts';
import { sheetPlace } from '../keys/places.ts';
import { useCeSay } from '../words/say.ts';
import { Chip } from './chip.tsx';
import styles from './chip.module.css';
import { CoinAndShips } from './coin-and-ships.tsx';
import type { Fleet } from './fleets.ts';
import type { EncounterView, Side } from './stage.ts';

interface FleetChipProps {
  readonly parts: TableParts<View>;
  readonly encounter: EncounterView;
  readonly side: Side;
  readonly fleet: Fleet;
  readonly index: number;
}

/** A player on one side: with how many ships, and what that may bring or cost. */
export function FleetChip({ parts, encounter, side, fleet, index }: FleetChipProps) {
  const { view, viewer, pointAt, read, isPhone } = parts;
  const { seat, part, ships } = fleet;
  const say = useCeSay();
  const name = say('web.ce.encounter.step.seat', { seat: { seat }, isOwn: seat === viewer ? 'yes' : 'no' });
  const lines = [partWords(fleet, side), stakeWords(fleet, view.settings.planets)].flatMap((line) =>
    line ? [say(line)] : [],
  );
  return (
    <Chip
      label={[name, ...lines].join(', ')}
      places={placesOf(encounter, side, fleet)}
      pointAt={pointAt}
      subject={view.players[seat]?.sheets.length ? sheetPlace(seat, 0) : null}
      read={read}
      index={index}
      isDim={part === 'declined'}
      picture={<CoinAndShips view={view} seat={seat} ships={isPhone ? 0 : ships} size={isPhone ? 32 : 34} />}
    >
      <b className={styles.name} data-seat={seat}>
        {name}
      </b>
      {lines.map((line) => (
        <span key={line} className={styles.why}>
          {line}
        </span>
      ))}
    </Chip>
  );
}

const words = (key: string, params?: Message['params']): Message => ({
  key: `web.ce.encounter.fleet.${key}`,
  ...(params && { params }),
});

/** What part the player has, and with how many ships. */
function partWords({ part, ships, stake }: Fleet, side: Side): Message {
  if (part === 'main') return words(`main-${side}`, { count: ships });
  if (part === 'ally') return words('ally', { count: ships });
  return words(part, { most: stake?.most ?? 0 });
}

/** What there is to gain: a colony, or rewards. */
function stakeWords({ stake }: Fleet, needed: number): Message | null {
  if (!stake) return null;
  const { colony, foreignColonies, rewardsPerShip } = stake;
  if (colony) return words('colony', { foreignColonies, needed });
  return rewardsPerShip > 0 ? words('rewards', { count: rewardsPerShip }) : words('nothing');
}

function placesOf({ target, defense }: EncounterView, side: Side, { seat, ships }: Fleet): readonly string[] {
  const isAtHome = side === 'defense' && seat === defense && target !== null;
  const there = side === 'offense' ? 'gate' : isAtHome ? `planet:${target}` : 'zone';
  return ships > 0 ? [there, `seat:${seat}`] : [`seat:${seat}`];
}
