import { atPlanning } from './at-planning.ts';
import { tellStories } from './tell-stories.ts';

tellStories(atPlanning);
