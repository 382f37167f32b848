import type { Message } from '@starboard/engine';
import { isBossId } from '../content/bosses.ts';
import { event, type Of } from './event-message.ts';
import { alienName, alienWhom, cellName, heroName } from './names.ts';

/** What an alien does, or what is done to it; nothing where that is told otherwise. */
export function ofAlien(
  happened: Of<'spawned' | 'alienMoved' | 'struck' | 'strengthened' | 'killed' | 'abilityRolled'>,
): Message | null {
  const { alien: number } = happened;
  switch (happened.type) {
    case 'spawned':
      return event('spawned', { alien: alienName(number, happened.kind), cell: cellName(happened.cell) });
    case 'alienMoved': {
      const { kind, from, to } = happened;
      return event('alien-moved', {
        alien: alienName(number, kind),
        from: cellName(from),
        to: cellName(to),
      });
    }
    case 'struck':
      // one of the swarm is dead with the first hit, which is told
      return isBossId(happened.kind)
        ? event('struck', { alien: alienName(number, happened.kind), damage: happened.damage })
        : null;
    case 'strengthened':
      return event('strengthened', {
        alien: alienName(number, happened.kind),
        health: happened.health,
      });
    case 'killed':
      return happened.hero === null
        ? event('killed', { alien: alienName(number, happened.kind) })
        : event('killed-by', { hero: heroName(happened.hero), alien: alienWhom(number, happened.kind) });
    case 'abilityRolled':
      return event('ability-rolled', { number, hero: heroName(happened.hero), die: happened.die });
  }
}
