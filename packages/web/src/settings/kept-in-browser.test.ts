import { afterEach, expect, test, vi } from 'vitest';
import { keptInBrowser } from './kept-in-browser.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps what it is given, and two of its tabs when asked. */
function browser({ isFull = false } = {}) {
  const kept = new Map<string, string>();
  const tabs = new EventTarget();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
  });
  return {
    kept,
    /** As the browser does in all tabs but the one that wrote. */
    tells: (key: string) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

const wishes = (name = 'wishes') => keptInBrowser(name, () => ({ count: 2, level: 'normal' }));

test('what was changed is there again after a reload', () => {
  browser();
  wishes().setState({ level: 'hard' });
  expect(wishes().getState()).toEqual({ count: 2, level: 'hard' });
});

test('a browser without room forgets, and nothing else goes wrong', () => {
  browser({ isFull: true });
  const store = wishes();
  store.setState({ level: 'hard' });
  expect(store.getState().level).toBe('hard');
  expect(wishes().getState().level).toBe('normal');
});

test('nor does it in a browser that forbids keeping anything', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const store = wishes();
  store.setState({ level: 'hard' });
  expect(store.getState().level).toBe('hard');
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test.each(['null', '[]', '{"state":null}', 'not even JSON'])(
  'what makes no sense is not taken: %s',
  (text) => {
    browser().kept.set('wishes', text);
    expect(wishes().getState()).toEqual({ count: 2, level: 'normal' });
  },
);

test('what one tab changes, the others know', () => {
  const { tells } = browser();
  const [here, there] = [wishes(), wishes()];
  here.setState({ count: 3 });
  tells('something else');
  expect(there.getState().count).toBe(2);
  tells('wishes');
  expect(there.getState().count).toBe(3);
  there.setState({ level: 'easy' });
  expect(wishes().getState()).toEqual({ count: 3, level: 'easy' });
});
