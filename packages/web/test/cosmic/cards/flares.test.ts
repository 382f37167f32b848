import { tellStories } from '../powers/tell-stories.ts';
import { flares } from './flares.ts';

tellStories(flares);
