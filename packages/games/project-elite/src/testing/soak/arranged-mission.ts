import { below, type RandomState, shuffle } from '@starboard/engine';
import { type Board, boardById } from '../../board/board.ts';
import { type Cell, cellCount, columnOf, rowOf } from '../../board/cells.ts';
import { bossIds } from '../../content/bosses.ts';
import { decks, isWeapon } from '../../content/equipment.ts';
import { heroIds } from '../../content/heroes.ts';
import { objectivesOf } from '../../content/missions.ts';
import { swarmKinds } from '../../content/swarm.ts';
import type { AlienDescription, Place, PositionDescription } from '../../position/description.ts';
import { settings } from '../settings.ts';

const phases = ['event', 'spawn', 'planning', 'action', 'action', 'activation'] as const;
const readyCharge = { charges: ['D3-1'], slots: { 'D3-1': 'HHW' } };
const lastingEvents = Array.from({ length: 16 }, (_, index) => index + 1);

/**
 * A mission that is well under way: heroes with plenty of equipment, bosses, lasting events. Random play from the beginning
 * is lost long before it meets all of them.
 */
export function arrangedMission(number: number, random: RandomState): PositionDescription {
  const { seats = 2, options = {} } = settings[number % settings.length] ?? {};
  const heroes = shuffle(random, 'heroes', [...heroIds]).slice(0, Math.max(2, seats));
  const cards = shuffle(random, 'cards', [...decks.starting, ...decks.search, ...decks.technology]);
  const weapons = cards.filter(isWeapon);
  const others = cards.filter((card) => !isWeapon(card));
  const map = boardById(options['map'] === 'crash' ? 'crash' : 'lab');
  const target = options['mission'] === 'demolition' ? targetOf(map, heroes.length) : null;
  const open = Array.from({ length: cellCount }, (_, cell) => cell).filter(
    (cell) => map.isOpen[cell] && !map.isStart[cell] && cell !== target,
  );
  const cells = shuffle(random, 'cells', open).map(placeOf);
  const nextCell = (): Place => cells.pop() ?? [0, 0];
  return {
    players: seats,
    options,
    round: 1 + below(random, 'round', 8),
    phase: phases[below(random, 'phase', phases.length)] ?? 'action',
    left: 30_000,
    heroes: Object.fromEntries(
      heroes.map((id, index) => [
        id,
        {
          damage: below(random, 'damage', 3),
          cards: [...weapons.splice(0, 2), ...others.splice(0, 4)],
          ...(below(random, 'away', 2) === 0 && { at: nextCell() }),
          // chance seldom fills a charge beside a target
          ...(index === 0 && target !== null && { at: placeOf(target), ...readyCharge }),
        },
      ]),
    ),
    aliens: aliensFor(random, nextCell),
    acid: [nextCell(), nextCell(), nextCell()],
    slime: [nextCell(), nextCell()],
    events: shuffle(random, 'events', [...lastingEvents]).slice(0, below(random, 'events', 5)),
    seed: `arranged ${number}`,
  };
}

const placeOf = (cell: Cell): Place => [columnOf(cell), rowOf(cell)];

/** Where one of the targets of Demolition lies. */
function targetOf(map: Board, heroes: number): Cell | null {
  const [number = 0] = objectivesOf('demolition', map.id, heroes);
  return map.objectives[number] ?? null;
}

function aliensFor(random: RandomState, nextCell: () => Place): AlienDescription[] {
  const bosses = shuffle(random, 'bosses', [...bossIds]).slice(0, below(random, 'bosses', 4));
  const swarm = Array.from({ length: below(random, 'swarm', 12) }, () => {
    const kind = swarmKinds[below(random, 'kind', swarmKinds.length)] ?? 'biter';
    return { kind, at: nextCell() };
  });
  return [...bosses.map((kind) => ({ kind, at: nextCell() })), ...swarm];
}
