import type { Seat } from '@starboard/engine';
import { CoinSpot, TechSpot } from './home.tsx';
import type { StageProps } from '../stage.tsx';

/** Before each system: its player's alien and technologies. */
export const Homes = ({ stage }: { readonly stage: StageProps }) =>
  stage.view.players.map((_, seat) => <Home key={seat} seat={seat} stage={stage} />);

function Home({ seat, stage }: { readonly seat: Seat; readonly stage: StageProps }) {
  const { view, layout, words, lightAt, pointedAt, press } = stage;
  const [player, home] = [view.players[seat], layout.homes[seat]];
  if (!player || !home) return null;
  const [first, second] = player.sheets;
  const place = `seat:${seat}` as const;
  return (
    <>
      <CoinSpot
        seat={seat}
        x={Math.round(home.coin.x)}
        y={Math.round(home.coin.y)}
        alien={first?.alien ?? null}
        second={second && second.alien}
        isFaceDown={first ? !first.isUp : true}
        tokens={player.sheets.reduce((sum, { tokens }) => sum + tokens, 0)}
        removed={player.removed}
        isInvolved={isInvolved(stage, seat)}
        label={words.seat(seat)}
        state={lightAt(place).state}
        isPointedAt={pointedAt.includes(place)}
        press={press}
      />
      {player.techs.map((tech, index) => {
        const spot = home.techs[index];
        const at = `tech:${seat}:${index}` as const;
        return (
          spot && (
            <TechSpot
              key={index}
              seat={seat}
              index={index}
              x={Math.round(spot.x)}
              y={Math.round(spot.y)}
              tech={tech.tech}
              isFaceUp={tech.isFaceUp}
              ships={tech.ships}
              cards={tech.cards.length}
              isLed={view.prometheus?.seat === seat && view.prometheus.at === `research:${index}`}
              label={words.tech(tech, seat)}
              state={lightAt(at).state}
              isPointedAt={pointedAt.includes(at)}
              press={press}
            />
          )
        );
      })}
    </>
  );
}

/** A main player or an ally of the encounter that is going on. */
function isInvolved({ view: { encounter } }: StageProps, seat: Seat): boolean {
  if (!encounter) return false;
  return (
    seat === encounter.offense || seat === encounter.defense || (encounter.allies[seat] ?? null) !== null
  );
}
