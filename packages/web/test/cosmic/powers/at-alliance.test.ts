import { atAlliance } from './at-alliance.ts';
import { tellStories } from './tell-stories.ts';

tellStories(atAlliance);
