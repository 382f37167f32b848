import { zap } from '../rules/abilities/answering.ts';
import { technology } from './technology.ts';

/** Stops one use of any power, as a Cosmic Zap does, but is no card that could be stopped like one. */
export const cosmicFieldGenerator = technology({
  id: 'cosmic-field-generator',
  abilities: [{ when: 'react.power-use', as: 'any', effect: zap, repeats: true }],
});
