import {
  bay,
  claimCost,
  dockedText,
  dockKey,
  type FacilityId,
  facilityEffect,
  facilityName,
  type View,
} from '@starboard/alien-frontiers';
import type { Message } from '@starboard/engine';
import type { Say } from '../../../language/say.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { type BoardPlace, type StationId, stations } from './place.ts';
import type { StationFace } from './stage-props.ts';
import type { Fit } from '../choosing/dock-fits.ts';
import { sentences } from '../words/sentences.ts';
import { TokenText } from '../pieces/token-text.tsx';
import { spokenSigns } from '../words/spoken-signs.ts';

interface Faces {
  readonly view: View;
  readonly say: Say;
  readonly whyNot: TableParts['whyNot'];
  readonly fits: ReadonlyMap<FacilityId, Fit>;
  /** Ships may be docked now: no other question stands in between. */
  readonly isActing: boolean;
  /** Dice are selected, so that a station that does not take them says why. */
  readonly isSelecting: boolean;
  /** Stations that a question offers, such as where to fire. */
  readonly offered: readonly BoardPlace[];
}

export function stationFaces(faces: Faces): Readonly<Record<StationId, StationFace>> {
  return Object.fromEntries(stations.map((station) => [station, faceOf(station, faces)])) as Record<
    StationId,
    StationFace
  >;
}

function faceOf(station: StationId, faces: Faces): StationFace {
  const { view, say, fits, isActing, offered } = faces;
  const name = say(facilityName(station));
  const rule = ruleOf(station, view, say);
  const docked = dockedText(station, view);
  const told = [say(facilityEffect(station)), ...(docked ? [say(docked)] : [])];
  const plain: StationFace = {
    name,
    shortName: say(`web.af.station.${station}`),
    rule: <TokenText text={rule} />,
    label: sentences([name, ...told]),
  };
  if (offered.includes(`facility:${station}`)) return { ...plain, lit: { gain: null, ghosts: [] } };
  if (station === bay) return plain;
  const fit = fits.get(station);
  if (fit) {
    const gain = say(gainOf(fit, view));
    return {
      ...plain,
      label: sentences([name, spokenSigns(gain, say), ...told]),
      lit: {
        gain: <TokenText text={gain} />,
        shortGain: <TokenText text={say(shortGainOf(fit, view))} />,
        ghosts: fit.values,
        ...(station === 'colonist-hub' && { steps: stepsOf(fit, view.thisTurn) }),
      },
    };
  }
  const blocked = isActing ? blockedBy(station, faces) : null;
  return blocked === null
    ? plain
    : {
        ...plain,
        blocked: <TokenText text={blocked} />,
        label: sentences([name, spokenSigns(blocked, say), ...told]),
      };
}

const ruleOf = (station: StationId, { constructorOre: ore }: View, say: Say): string =>
  say(`web.af.rule.${station}`, { ore });

/** What docking would bring, in a few words. */
export function gainOf(fit: Fit, { thisTurn }: View): Message {
  const { facility, cost, gain, price = 0, credit, ship = 0 } = fit;
  switch (facility) {
    case 'solar-converter':
      return { key: 'web.af.gain.fuel', params: { count: gain.fuel } };
    case 'lunar-mine':
      return { key: 'web.af.gain.ore', params: { count: gain.ore } };
    case 'orbital-market':
      return { key: 'web.af.gain.market', params: { price } };
    case 'shipyard':
      return {
        key: 'web.af.gain.ship',
        params: { number: ship, ...cost },
      };
    case 'alien-artifact':
      return {
        key: 'web.af.gain.artifact',
        params: { points: thisTurn.artifactCredit + credit, cost: claimCost },
      };
    case 'colonist-hub':
      return { key: 'web.af.gain.hub', params: { count: stepsOf(fit, thisTurn) } };
    case 'raiders-outpost':
      return { key: 'web.af.gain.raid' };
    case 'colony-constructor':
    case 'terraforming-station':
      return { key: 'web.af.gain.colony', params: { ...cost } };
  }
}

/** How many circles on the colony would be with these ships. */
const stepsOf = ({ values }: Fit, { hubSteps }: View['thisTurn']): number => hubSteps[values.length - 1] ?? 0;

/** On a phone what a ship or a colony costs is told in the sheet. */
function shortGainOf(fit: Fit, view: View): Message {
  const { facility } = fit;
  if (facility === 'shipyard' || facility === 'alien-artifact')
    return { ...gainOf(fit, view), key: `web.af.short-gain.${facility}` };
  if (facility === 'colony-constructor' || facility === 'terraforming-station')
    return { key: 'web.af.short-gain.colony' };
  return gainOf(fit, view);
}

/** Why the station takes none of the player's ships, or not those selected; null when it keeps quiet. */
function blockedBy(station: FacilityId, { view, whyNot, isSelecting, say }: Faces): string | null {
  const refused = whyNot(dockKey(station));
  if (!refused) {
    if (!isSelecting) return null;
    const { mineThreshold: threshold } = view;
    return station === 'lunar-mine' && threshold > 1
      ? say('web.af.short.mine-threshold', { threshold })
      : say(`web.af.wants.${station}`);
  }
  if (refused.key === 'af.all-placed') return null;
  return say(`web.af.short.${refused.key.slice('af.'.length)}`, refused.params ?? {});
}
