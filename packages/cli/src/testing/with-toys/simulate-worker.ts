import { highCard, marketDay } from '@starboard/engine/testing/toys';
import { servePlan } from '../../simulate/serve-plan.ts';

servePlan([highCard, marketDay]);
