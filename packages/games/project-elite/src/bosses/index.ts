export { ashar } from './ashar.ts';
export { dreadspit } from './dreadspit.ts';
export { gutslug } from './gutslug.ts';
export { harrier } from './harrier.ts';
export { mindeater } from './mindeater.ts';
export { naga } from './naga.ts';
export { searsting } from './searsting.ts';
export { thraex } from './thraex.ts';
