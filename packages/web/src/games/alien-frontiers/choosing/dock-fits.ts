import {
  type DockPreview,
  type FacilityId,
  facilities,
  freePorts,
  kindOf,
  parseAct,
  relicIndex,
  type View,
} from '@starboard/alien-frontiers';

/** A ship that waits to be placed. */
export type HeldDie = View['players'][number]['hand'][number];

/** How the selected dice can dock somewhere: one docking for a set, one each where ships dock singly. */
export interface Fit {
  readonly facility: FacilityId;
  /** The answers to give, one after the other. */
  readonly keys: readonly string[];
  readonly values: readonly number[];
  readonly cost: { readonly fuel: number; readonly ore: number };
  readonly gain: { readonly fuel: number; readonly ore: number };
  /** Fuel for one ore at the Market from then on. */
  readonly price?: number;
  /** Points for a card that they add at the Artifact. */
  readonly credit: number;
  /** Which of the player's ships the Shipyard would build. */
  readonly ship?: number;
}

/** The kind under which acts name a die: its value, with a mark for the Relic Ship and the teleported one. */
export const kindOfDie = ({ ship, value }: HeldDie, view: View): string =>
  kindOf(value, ship === relicIndex, ship === view.thisTurn.teleported);

/** Where the selected dice can dock, by facility. The dockings on offer decide; nothing is worked out here. */
export function fitsOf(view: View, selected: readonly HeldDie[]): ReadonlyMap<FacilityId, Fit> {
  const dice = selected.toSorted((a, b) => a.value - b.value);
  const found = new Map<FacilityId, Fit>();
  if (dice.length === 0) return found;
  for (const facility of facilities) {
    const docks = asOneSet(view, facility, dice) ?? oneByOne(view, facility, dice);
    if (docks) found.set(facility, fitFrom(facility, dice, docks));
  }
  return found;
}

function asOneSet(view: View, facility: FacilityId, dice: readonly HeldDie[]): readonly DockPreview[] | null {
  const wanted = dice.map((die) => kindOfDie(die, view)).toSorted();
  const found = docksAt(view, facility).find(({ kinds }) => sameKinds(kinds.toSorted(), wanted));
  return found ? [found.dock] : null;
}

/** Lowest first, as the Mine wants it; each must be on offer by itself, and there must be a port for each. */
function oneByOne(view: View, facility: FacilityId, dice: readonly HeldDie[]): readonly DockPreview[] | null {
  if (dice.length > freePorts(view, facility)) return null;
  const docks = docksAt(view, facility);
  const found = dice.map((die) => docks.find(({ kinds }) => sameKinds(kinds, [kindOfDie(die, view)]))?.dock);
  return found.every((dock) => dock !== undefined) ? found : null;
}

interface DockOffered {
  readonly dock: DockPreview;
  readonly kinds: readonly string[];
}

const docksAt = ({ docks }: View, facility: FacilityId): readonly DockOffered[] =>
  docks.flatMap((dock) => {
    const act = parseAct(dock.key);
    return act?.is === 'dock' && act.station === facility ? [{ dock, kinds: act.kinds }] : [];
  });

const sameKinds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((kind, index) => kind === other[index]);

function fitFrom(facility: FacilityId, dice: readonly HeldDie[], docks: readonly DockPreview[]): Fit {
  const sum = (of: (dock: DockPreview) => number) => docks.reduce((total, dock) => total + of(dock), 0);
  const { price, ship } = docks[0] ?? {};
  return {
    facility,
    keys: docks.map(({ key }) => key),
    values: dice.map(({ value }) => value),
    cost: { fuel: sum(({ cost }) => cost.fuel), ore: sum(({ cost }) => cost.ore) },
    gain: { fuel: sum(({ gain }) => gain.fuel), ore: sum(({ gain }) => gain.ore) },
    credit: sum(({ credit = 0 }) => credit),
    ...(price !== undefined && { price }),
    ...(ship !== undefined && { ship }),
  };
}
