import {
  facilities,
  type FacilityId,
  facilityName,
  type FieldId,
  fields,
  relicIndex,
  territories,
  type TerritoryId,
  territoryName,
  type View,
} from '@starboard/alien-frontiers';
import { beside, pad, widthOf } from '../../terminal/layout.ts';
import type { Scene } from '../board.ts';
import { cardLines, turnLine } from './cards-and-turn.ts';
import { coloniesOn, freePort, ship } from './pieces.ts';
import { playerLines } from './players.ts';

/** The whole table in some twenty lines, or a few less where they are dear. */
export function draw(view: View, scene: Scene): string[] {
  const left = facilityLines(view, scene);
  const right = territoryLines(view, scene);
  const leftWidth = Math.max(Math.floor(scene.width / 2), ...left.map((line) => widthOf(line) + 2));
  const gap = scene.isTerse ? [] : [''];
  return [
    ...playerLines(view, scene),
    ...gap,
    ...beside(left, right, leftWidth),
    ...gap,
    ...cardLines(view, scene),
    ...turnLine(view, scene),
  ];
}

function facilityLines(view: View, scene: Scene): string[] {
  const { say, isTerse } = scene;
  const places = isTerse ? facilities : [...facilities, 'maintenance-bay' as const];
  const column = Math.max(...places.map((place) => widthOf(say(facilityName(place)))));
  return places.map((place) => {
    const inside = place === 'maintenance-bay' ? bayOf(view, scene) : portsOf(view, scene, place);
    return `${pad(say(facilityName(place)), column)} ${inside}`;
  });
}

function portsOf(view: View, scene: Scene, facility: FacilityId): string {
  if (facility === 'colonist-hub') return hubOf(view, scene);
  const { ports, ships } = view.facilities[facility];
  let line = '';
  let wasFree = false;
  for (let port = 0; port < ports; port++) {
    const docked = ships.find((candidate) => candidate.port === port);
    // ships need air around them, free ports do not
    if (docked) line = `${line}${wasFree ? ' ' : ''}${ship(scene, docked)} `;
    else line += scene.paint.quiet(freePort);
    wasFree = !docked;
  }
  return line.trimEnd();
}

/** Everybody docks at the own track of the Hub. */
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
    .flatMap(({ bay }, seat) =>
      bay.length > 0 ? [scene.letter(seat) + scene.paint.seat(seat, `×${bay.length}`)] : [],
    )
    .join(' ');

const fieldMarks: Readonly<Record<FieldId, string>> = { isolation: '⊘', positron: '⊕', repulsor: '⊗' };

const fieldsOn = (view: View, territory: TerritoryId): FieldId[] =>
  fields.filter((field) => view.fields[field] === territory);

function territoryLines(view: View, scene: Scene): string[] {
  const { say, paint } = scene;
  const column = Math.max(...territories.map((territory) => widthOf(say(territoryName(territory)))));
  const lines = territories.map((territory) => {
    const { controller } = view.territories[territory];
    const flag = controller === null ? '[ ]' : `[${scene.letter(controller)}]`;
    const name = pad(say(territoryName(territory)), column);
    const marks = fieldsOn(view, territory).map((field) => fieldMarks[field]);
    return [flag, name, coloniesOn(view, scene, territory), ...marks].filter((part) => part !== '').join(' ');
  });
  const legend = fields
    .filter((field) => view.fields[field] !== null)
    .map((field) => paint.quiet(`${fieldMarks[field]} ${say(`cli.alien-frontiers.field.${field}`)}`));
  const { owner } = view.relic;
  const relic = `★ ${owner === null ? '–' : scene.letter(owner)}`;
  if (scene.isTerse) return [...lines, [...legend, relic].join(' ')];
  return [
    ...lines,
    legend.join('  '),
    `${relic} ${paint.quiet(say('cli.alien-frontiers.topic.relic-ship'))}`,
  ];
}
