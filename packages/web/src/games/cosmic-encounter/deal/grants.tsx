import type { Side, View } from '@starboard/cosmic-encounter';
import { genesis, parsePlanet, planetKey } from '@starboard/cosmic-encounter/keys';
import { type Gift, type Grant } from '@starboard/cosmic-encounter/deal';
import { planetName } from '@starboard/cosmic-encounter/text';
import { Ban } from 'lucide-react';
import { sayReason } from '../../../table/say-reason.ts';
import { moveFocus } from '../../../table/side/move-focus.ts';
import { useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import type { Dealing } from './dealing.tsx';
import { withColony } from './gift.ts';
import { Globe } from './globe.tsx';
import styles from './grants.module.css';

interface GrantsProps {
  readonly parts: TableParts<View>;
  readonly dealing: Dealing;
  readonly side: Side;
  readonly give: ((gift: Gift) => void) | null;
}

/** Planets beside whose colony the other may settle; those that cannot be granted are dim, and say why. */
export function Grants({ parts, dealing, side, give }: GrantsProps) {
  const { say } = useTableContext();
  const { talks, near, far, terms, seatOf, isTalker } = dealing;
  const receiver = side === near ? far : near;
  const { colony } = terms[side];
  const grants = give ? talks.grants[side] : talks.grants[side].filter(({ planet }) => planet === colony);
  const who = { who: isTalker && receiver === near ? 'me' : 'other', seat: { seat: seatOf(receiver) } };
  if (grants.length === 0) return null;
  const planet = colony === null ? say('web.ce.deal.no-colony') : say(planetName(colony));
  return (
    <section className={styles.grants}>
      <h3>{say('web.ce.deal.colony-for', who)}</h3>
      <ol className={styles.globes}>
        {grants.map((grant) => (
          <GrantedPlanet
            key={grant.planet}
            parts={parts}
            grant={grant}
            isChosen={colony === grant.planet}
            isOffered={dealing.limits?.[side].planets.includes(grant.planet) ?? false}
            onPress={give && (() => give(withColony(terms[side], grant.planet)))}
          />
        ))}
      </ol>
      <p className={styles.note}>
        {colony === null ? planet : say('web.ce.deal.settles', { ...who, planet })}
      </p>
    </section>
  );
}

interface GrantedPlanetProps {
  readonly parts: TableParts<View>;
  readonly grant: Grant;
  readonly isChosen: boolean;
  readonly isOffered: boolean;
  readonly onPress: (() => void) | null;
}

function GrantedPlanet({ parts, grant: { planet, why }, isChosen, isOffered, onPress }: GrantedPlanetProps) {
  const { game, say } = useTableContext();
  const { view, explain, pointAt } = parts;
  const index = view.planets.findIndex((_, each) => planetKey(view, each) === planet);
  const name = say(planetName(planet));
  const drawn = <Globe view={view} planet={index} />;
  if (!onPress)
    return (
      <li className={styles.globe} data-chosen>
        {drawn}
        <span>{name}</span>
      </li>
    );
  return (
    <li className={styles.globe} data-chosen={isChosen || undefined}>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-disabled={!isOffered || undefined}
        aria-label={why ? `${name}: ${sayReason(game, why, say)}` : name}
        onClick={() => (isOffered || isChosen ? onPress() : why && explain(why))}
        onKeyDown={moveFocus}
        onFocus={() => pointAt([`planet:${index}`])}
        onBlur={() => pointAt([])}
      >
        {drawn}
        <span>{why ? <Ban size={14} aria-hidden /> : shortName(planet)}</span>
      </button>
    </li>
  );
}

/** Which of its system's planets it is, as the board has it. */
function shortName(key: string): string {
  const planet = parsePlanet(key);
  return planet === null || planet === genesis ? '✦' : String(planet.number);
}
