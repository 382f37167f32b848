import { afterReveal } from './after-reveal.ts';
import { tellStories } from './tell-stories.ts';

tellStories(afterReveal);
