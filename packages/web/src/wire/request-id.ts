/** An id of its own. Not `randomUUID`: browsers give that to secure pages alone, and a table at home may have none. */
export const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );
