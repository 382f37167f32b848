export { capture } from './capture.ts';
export { demolition } from './demolition.ts';
export { exploration } from './exploration.ts';
export { extermination } from './extermination.ts';
export { recon } from './recon.ts';
