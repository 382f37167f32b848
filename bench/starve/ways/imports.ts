import { setTimeout as pause } from 'node:timers/promises';
import type { Guest } from '../guest.ts';
import type { Way } from './way.ts';

const between = 200;
const mostUnderWay = 5;

/** A very long match, brought again and again. */
export const imports: Way = async ({ guests, record, count, isOver }) => {
  let underWay = 0;
  for (let number = 0; !isOver(); number++) {
    const guest = guests[number % guests.length] as Guest;
    if (underWay < mostUnderWay) {
      underWay++;
      void guest
        .ask('POST', '/api/import', record)
        .then(({ status }) => count(`imports ${status}`))
        .catch(() => count('imports cut'))
        .finally(() => underWay--);
    }
    await pause(between);
  }
};
