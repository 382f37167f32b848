import { everyPageIn } from './every-page.ts';

everyPageIn('uk');
