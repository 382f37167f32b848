import { atReveal } from './at-reveal.ts';
import { tellStories } from './tell-stories.ts';

tellStories(atReveal);
