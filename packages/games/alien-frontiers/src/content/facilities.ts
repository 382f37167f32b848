export const facilities = [
  'alien-artifact',
  'colonist-hub',
  'colony-constructor',
  'lunar-mine',
  'orbital-market',
  'raiders-outpost',
  'shipyard',
  'solar-converter',
  'terraforming-station',
] as const;

/** An orbital facility with docking ports. */
export type FacilityId = (typeof facilities)[number];

export const isFacility = (key: string): key is FacilityId => (facilities as readonly string[]).includes(key);

/** The tenth facility: no ports, no benefit, a parking place. */
export const bay = 'maintenance-bay';

type Ports = Readonly<Record<FacilityId, number>>;

/** The Colonist Hub has this many on each player's own track. */
const printed: Ports = {
  'alien-artifact': 4,
  'colonist-hub': 3,
  'colony-constructor': 6,
  'lunar-mine': 5,
  'orbital-market': 4,
  'raiders-outpost': 3,
  shipyard: 6,
  'solar-converter': 8,
  'terraforming-station': 1,
};

// Dice of the colours that no player has cover the other ports; they never move, so the counts say it all.
const withSixBlockers: Ports = {
  ...printed,
  'lunar-mine': 4,
  'orbital-market': 2,
  shipyard: 4,
  'solar-converter': 7,
};
const withTwelveBlockers: Ports = {
  ...withSixBlockers,
  'colony-constructor': 3,
  'lunar-mine': 3,
  shipyard: 2,
};

export const usablePorts = { none: printed, six: withSixBlockers, twelve: withTwelveBlockers } as const;
export type Blockers = keyof typeof usablePorts;

/** Ports that belong together: a pair or a triple is docked as one. */
export const groupSize: Readonly<Record<FacilityId, number>> = {
  'alien-artifact': 1,
  'colonist-hub': 1,
  'colony-constructor': 3,
  'lunar-mine': 1,
  'orbital-market': 2,
  'raiders-outpost': 3,
  shipyard: 2,
  'solar-converter': 1,
  'terraforming-station': 1,
};
