export { startPostgres } from '../../../packages/server/src/testing/postgres.ts';
