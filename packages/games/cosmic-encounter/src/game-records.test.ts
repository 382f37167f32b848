import { gameRecordSuite } from '@starboard/engine/testing';
import { cosmicEncounter } from './index.ts';
import { suiteSettings } from './testing/suite-settings.ts';

gameRecordSuite(cosmicEncounter, suiteSettings);
