import { carryOut } from './processes.ts';

process.stdout.write(await carryOut(process.argv[2] ?? ''));
