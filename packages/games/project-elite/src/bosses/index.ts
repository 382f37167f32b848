export { naga } from './naga.ts';
export { searsting } from './searsting.ts';
