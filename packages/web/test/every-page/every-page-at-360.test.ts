import { everyPageAt } from './every-page.ts';

everyPageAt(360);
