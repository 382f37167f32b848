/** Whether a person made the request. What bots, clocks and orders ask for has no slash in it. */
export const isByPerson = (request: string | null): boolean => request === null || request.includes('/');

/** Whether a bot or a clock made it in the name of a seat. */
export const isMadeFor = (request: string | null): boolean =>
  request !== null && (request.startsWith('bot:') || request.startsWith('clock:'));

export const isByClock = (request: string | null): boolean => request?.startsWith('clock:') === true;

export const isByBot = (request: string | null): boolean => request?.startsWith('bot:') === true;
