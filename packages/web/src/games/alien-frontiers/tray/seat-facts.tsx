import { cardName, largestFleet, titleOf, type View } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import type { TableParts } from '../../../table/table-game.ts';
import { TechIcon } from '../pieces/tech-icon.tsx';
import { ColonySign, Fuel, Ore, ShipSign } from '../pieces/tokens.tsx';
import { useAfSay } from '../words/say.ts';
import styles from './seat-facts.module.css';

/** Fuel, ore, ships, colonies still to land; on a wide screen the cards too. */
export function AfSeatFacts({ parts, seat }: { readonly parts: TableParts<View>; readonly seat: Seat }) {
  const say = useAfSay();
  const { view, isPhone } = parts;
  const player = view.players[seat];
  if (!player) return null;
  const ships = largestFleet - player.inStock;
  const colonies = player.supply + (player.hub > 0 ? 1 : 0);
  const facts = [
    { key: 'fuel', sign: <Fuel size={isPhone ? 14 : 17} />, count: player.fuel },
    { key: 'ore', sign: <Ore size={isPhone ? 14 : 17} />, count: player.ore },
    ...(isPhone
      ? []
      : [
          { key: 'ships', sign: <ShipSign />, count: ships },
          { key: 'colonies', sign: <ColonySign />, count: colonies },
        ]),
  ];
  return (
    <>
      <dl className={styles.facts} data-place={`tokens:${seat}`}>
        {facts.map(({ key, sign, count }) => (
          <div key={key}>
            <dt>
              {sign}
              <span className="unseen">{say(`web.af.fact.${key}`)}</span>
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {!isPhone && player.cards.length > 0 && (
        <ul className={styles.cards}>
          {player.cards.map((card) => (
            <li key={card}>
              <button
                type="button"
                data-subject={`card:${titleOf(card)}`}
                title={say(cardName(titleOf(card)))}
                aria-label={say(cardName(titleOf(card)))}
                onClick={() => parts.read(`card:${titleOf(card)}`)}
              >
                <TechIcon title={titleOf(card)} size={22} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
