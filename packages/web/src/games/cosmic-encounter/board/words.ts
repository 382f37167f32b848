import type { View } from '@starboard/cosmic-encounter';
import { planetKey } from '@starboard/cosmic-encounter/keys';
import {
  alienName,
  planetLine,
  planetName,
  playerLines,
  shipsHere,
  sideLine,
  techLine,
} from '@starboard/cosmic-encounter/text';
import type { Seat, Viewer } from '@starboard/engine';
import type { Say } from '../../../language/say.ts';

type Encounter = NonNullable<View['encounter']>;
type Tech = View['players'][number]['techs'][number];

/** How those who do not see the board are told of what is on it. */
export interface BoardWords {
  planet(planet: number): string;
  planetName(planet: number): string;
  seat(seat: Seat): string;
  tech(tech: Tech, seat: Seat): string;
  side(encounter: Encounter, side: 'offense' | 'defense'): string;
  warp(): string;
  warpShips(seat: Seat): string;
  pile(pile: string): string;
  /** The alien of an ally, as long as it is known. */
  ally(seat: Seat): string;
  cannon(): string;
}

export const boardWords = (view: View, viewer: Viewer, say: Say): BoardWords => ({
  planet: (planet) => say(planetLine(view, planet)),
  planetName: (planet) => say(planetName(planetKey(view, planet))),
  seat(seat) {
    const player = view.players[seat];
    const lines = player ? playerLines(view, player, seat, viewer) : [];
    return lines.map((line) => say(line)).join('. ');
  },
  tech: (tech, seat) => say(techLine(tech, seat)),
  side: (encounter, side) => say(sideLine(view, encounter, side)),
  warp: () => say('web.ce.board.warp', { ships: shipsHere(view.players.map(({ inWarp }) => inWarp)) }),
  warpShips: (seat) =>
    say('web.ce.board.warp', {
      ships: shipsHere(view.players.map(({ inWarp }, of) => (of === seat ? inWarp : 0))),
    }),
  pile: (pile) => say(`web.ce.board.${pile}`),
  ally(seat) {
    const alien = view.players[seat]?.sheets[0]?.alien ?? null;
    return alien === null ? '' : say(alienName(alien));
  },
  cannon: () => say({ key: 'ce.technology.lunar-cannon.name' }),
});
