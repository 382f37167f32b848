import type { View } from '@starboard/cosmic-encounter';
import { abilityName, resultName } from '@starboard/cosmic-encounter/text';
import type { Message, Seat, Viewer } from '@starboard/engine';
import { useCeSay } from '../words/say.ts';
import type { TableParts } from '../../../table/table-game.ts';
import type { EncounterView, Side } from './stage.ts';

const words = (key: string, params?: Message['params']): Message => ({
  key: `web.ce.encounter.${key}`,
  ...(params && { params }),
});

/** How the viewer stands to a side: its main player, an ally, or neither. */
function standing({ offense, defense, allies }: EncounterView, side: Side, viewer: Viewer): string {
  if (viewer === 'spectator') return 'other';
  if ((side === 'offense' ? offense : defense) === viewer) return 'you';
  return allies[viewer] === side ? 'side' : 'other';
}

/** Who leads and why; once it is over, who has won. */
export function verdictWords(encounter: EncounterView, viewer: Viewer): readonly Message[] {
  const { verdict, result } = encounter;
  if (!verdict) return result === null ? [] : [resultName(result)];
  const { winner, why, by, cause } = verdict;
  if (winner === null) return [words('why.talks')];
  const leader = {
    seat: { seat: encounter[winner] as Seat },
    who: standing(encounter, winner, viewer),
    by: by ?? 0,
  };
  const reason = words(`why.${why}`, { ability: cause ? abilityName(cause.ability) : '' });
  if (result !== null) return why === 'higher' ? [words('won-by', leader)] : [words('won', leader), reason];
  if (why === 'higher') return [words('leads', leader), words('why.tie')];
  return [words(why === 'lower' ? 'leads' : 'ahead', leader), reason];
}

/** What is happening to ships and cards now that it is decided. */
export function aftermathWords({ loss, owed }: View, viewer: Viewer): readonly Message[] {
  const lost = loss?.ships.map(({ seat, count }) => words('fleet-lost', { seat: { seat }, count })) ?? [];
  const losing = loss && lost.length > 0 ? [words(loss.isInWarp ? 'lost' : 'losing', { fleets: lost })] : [];
  return [
    ...losing,
    ...owed.map(({ what, seat, count }) =>
      words('owed', {
        what: owing[what] ?? 'ships',
        who: seat === viewer ? 'you' : 'other',
        seat: { seat },
        count,
      }),
    ),
  ];
}

const owing: Readonly<Record<string, string>> = { rewards: 'rewards', 'pay-compensation': 'compensation' };

export function useVerdictLines(
  { view, viewer }: TableParts<View>,
  encounter: EncounterView,
): readonly string[] {
  const say = useCeSay();
  return [...verdictWords(encounter, viewer), ...aftermathWords(view, viewer)].map((message) => say(message));
}
