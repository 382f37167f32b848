import { beside, pad, type Scene, widthOf } from '@starboard/terminal';
import { bay, facilities, type FacilityId, facilityName, relicIndex, type View } from '../index.ts';
import { cardAndTurnLines } from './cards-and-turn.ts';
import { freePort, none, ship } from './pieces.ts';
import { playerLines } from './players.ts';
import { territoryLines } from './territories.ts';

/** The whole table in some twenty lines, or a few less where they are dear. */
export function draw(view: View, scene: Scene): string[] {
  const players = playerLines(view, scene);
  const map = mapLines(view, scene);
  const rest = cardAndTurnLines(view, scene);
  switch (scene.crowding) {
    case 'roomy':
      return [...players, '', ...map, '', ...rest];
    case 'terse':
    case 'tight':
      return [...players, ...map, ...rest];
    // who has what must stay in sight, next to what is asked
    case 'overfull':
      return [...map, ...players, ...rest];
  }
}

/** Facilities and territories side by side, closer where they must, or one below the other in a narrow window. */
function mapLines(view: View, scene: Scene): string[] {
  for (const isDense of [false, true]) {
    const left = facilityLines(view, scene, isDense);
    const right = territoryLines(view, scene, isDense);
    const earliest = Math.max(...left.map(widthOf)) + (isDense ? 1 : 2);
    const latest = scene.width - Math.max(...right.map(widthOf));
    if (earliest <= latest)
      return beside(left, right, Math.min(latest, Math.max(Math.floor(scene.width / 2), earliest)));
  }
  return [...facilityLines(view, scene, false), ...territoryLines(view, scene, false)];
}

function facilityLines(view: View, scene: Scene, isDense: boolean): string[] {
  const { say } = scene;
  const places = [...facilities, bay] as const;
  const column = Math.max(...places.map((place) => widthOf(say(facilityName(place)))));
  return places.map((place) => {
    const inside = place === bay ? bayOf(view, scene) : portsOf(view, scene, place, isDense);
    return `${pad(say(facilityName(place)), column)} ${inside}`;
  });
}

function portsOf(view: View, scene: Scene, facility: FacilityId, isDense: boolean): string {
  if (facility === 'colonist-hub') return hubOf(view, scene);
  const { ports, ships } = view.facilities[facility];
  const air = isDense ? '' : ' ';
  let line = '';
  let wasFree = false;
  for (let port = 0; port < ports; port++) {
    const docked = ships.find((candidate) => candidate.port === port);
    // ships need air around them, free ports do not
    if (docked) line = `${line}${wasFree ? air : ''}${ship(scene, docked)}${air}`;
    else line += scene.paint.quiet(freePort);
    wasFree = !docked;
  }
  return line.trimEnd();
}

/** Each player docks at the own track of the Hub. */
const hubOf = (view: View, scene: Scene): string =>
  view.players
    .map((_, seat) => {
      const { ports, ships } = view.facilities['colonist-hub'];
      const own = ships.filter((docked) => docked.seat === seat);
      const values = own
        .map(({ value, ship: index }) => `${value}${index === relicIndex ? '★' : ''}`)
        .join('');
      return `${scene.letter(seat)}${scene.paint.seat(seat, values)}${scene.paint.quiet(freePort.repeat(ports - own.length))}`;
    })
    .join(' ');

const bayOf = (view: View, scene: Scene): string =>
  view.players
    .flatMap(({ bay: ships }, seat) =>
      ships.length > 0 ? [scene.letter(seat) + scene.paint.seat(seat, `×${ships.length}`)] : [],
    )
    .join(' ') || scene.paint.quiet(none);
