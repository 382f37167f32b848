import { beforeLaunch } from './before-launch.ts';
import { tellStories } from './tell-stories.ts';

tellStories(beforeLaunch);
