import type { Title } from '../../content/tech-cards.ts';
import { boosterPod } from './booster-pod.ts';
import { dataCrystal } from './data-crystal.ts';
import { gravityManipulator } from './gravity-manipulator.ts';
import { orbitalTeleporter } from './orbital-teleporter.ts';
import { plasmaCannon } from './plasma-cannon.ts';
import { polarityDevice } from './polarity-device.ts';
import type { TechCard } from './power.ts';
import { stasisBeam } from './stasis-beam.ts';
import { temporalWarper } from './temporal-warper.ts';

/** City, Monument, Decoy and Cache have no power to use; what they do is told where it happens. */
const passive = (title: Title): TechCard => ({ title });

export const techCards: Readonly<Record<Title, TechCard>> = {
  'alien-city': passive('alien-city'),
  'alien-monument': passive('alien-monument'),
  'booster-pod': boosterPod,
  'data-crystal': dataCrystal,
  'gravity-manipulator': gravityManipulator,
  'holographic-decoy': passive('holographic-decoy'),
  'orbital-teleporter': orbitalTeleporter,
  'plasma-cannon': plasmaCannon,
  'polarity-device': polarityDevice,
  'resource-cache': passive('resource-cache'),
  'stasis-beam': stasisBeam,
  'temporal-warper': temporalWarper,
};

export const powerProcedures = Object.values(techCards).flatMap(({ fuel, discard }) =>
  [fuel, discard].flatMap((power) => (power ? [power.procedure] : [])),
);
