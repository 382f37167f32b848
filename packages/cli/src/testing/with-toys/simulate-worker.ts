import { servePlan } from '../../simulate/serve-plan.ts';
import { toys } from './toys.ts';

servePlan(toys);
