import type { PlanetProps } from './planet.tsx';
import type { StageProps } from '../stage-props.ts';
import { useLatest } from '../../../../table/board/use-latest.ts';

/** What a board of any size shows on its planet. */
export function usePlanetProps(stage: StageProps): Omit<PlanetProps, 'radius'> {
  const { view, territoryNames, lit, chosen, ghost, pointedAt, labelOf, onChoose } = stage;
  return {
    territories: view.territories,
    fields: view.fields,
    relic: view.relic.owner === null ? view.relic.value : null,
    names: territoryNames,
    lit,
    chosen,
    ghost,
    pointedAt,
    labelOf,
    onChoose: useLatest(onChoose),
  };
}
