import { call, end, goto, type Json, rulesOf, type Seat } from '@starboard/engine';
import { type AlienId, aliensIn, isCompatible } from '../../content/aliens.ts';
import { layOut } from './lay-out.ts';
import type { CeTable, Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { chooseTech } from '../techs/keep-tech.ts';

const { procedure } = rulesOf<State, Event>();

/** What players choose before the first turn: one of two aliens, one of two technologies. */
export const prepare = procedure<object, 'choose-alien' | 'choose-tech' | 'ready'>(
  'prepare',
  'choose-alien',
  {
    'choose-alien': {
      takes: 'all',
      questions: ({ offered }) =>
        offered.map((options, seat) => ({
          seat,
          prompt: 'ce.ask.choose-alien',
          shape: { kind: 'choose', options: [...options] },
          timeout: options[0] ?? null,
          secret: true,
        })),
      answer(table, _locals, answers) {
        const { state } = table;
        if (state.offered.length === 0) return goto('choose-tech');
        const aliens = goingTogether(table, answers);
        // the flares of all sheets that were offered, also of those that no player kept
        const flares = state.offered.splice(0).flat();
        layOut(state, { aliens, flares }, (stream, items) => table.shuffle(stream, items));
        for (const [seat, { sheets }] of state.players.entries())
          for (const { alien, isHidden } of sheets) table.emit({ type: 'alienCame', seat, alien, isHidden });
        return goto('choose-tech');
      },
    },
    'choose-tech': () => call(chooseTech, {}, 'ready'),
    ready: () => end(),
  },
);

/** Of two that do not go together the later takes its other sheet, or any that does, counted from the first seat. */
function goingTogether(table: CeTable, answers: ReadonlyMap<Seat, Json>): AlienId[] {
  const { offered, settings } = table.state;
  const kept = offered.map((_, seat) => answers.get(seat) as AlienId);
  for (const [seat, alien] of kept.entries()) {
    if (isCompatible(alien, kept.slice(0, seat))) continue;
    const others = kept.filter((_, other) => other !== seat);
    const isAllowed = (sheet: AlienId) => !others.includes(sheet) && isCompatible(sheet, others);
    const own = (offered[seat] ?? []).filter(isAllowed);
    const [next] =
      own.length > 0 ? own : table.shuffle('aliens', aliensIn(settings.edition).filter(isAllowed));
    kept[seat] = next as AlienId;
  }
  return kept;
}
