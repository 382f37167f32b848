import { afterEach, expect, test, vi } from 'vitest';
import { indexedShelf } from './indexed-shelf.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose database cannot be opened, and says why. */
function browserWithout(error: DOMException): void {
  vi.stubGlobal('indexedDB', {
    open() {
      const request = Object.assign(new EventTarget(), { error });
      queueMicrotask(() => request.dispatchEvent(new Event('error')));
      return request;
    },
  });
}

test('whoever cannot keep tables at all hears of it at once', async () => {
  browserWithout(new DOMException('not in private', 'InvalidStateError'));
  await expect(indexedShelf()).rejects.toThrow('not in private');
});

test('tables that a newer version has taken over are not taken for none', async () => {
  browserWithout(new DOMException('version 2 is there', 'VersionError'));
  const shelf = await indexedShelf();
  await expect(shelf.all()).rejects.toThrow('version 2 is there');
  await expect(shelf.load('table')).rejects.toThrow('version 2 is there');
});
