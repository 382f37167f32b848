import { shipsLost } from './ships-lost.ts';
import { tellStories } from './tell-stories.ts';

tellStories(shipsLost);
