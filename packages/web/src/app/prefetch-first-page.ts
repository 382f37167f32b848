import type { Language } from '@starboard/messages';
import { queries, queryClient } from '../api/queries.ts';
import { loadArt, loadTableGame } from '../games/find-game.ts';
import { webGames } from '../games/index.ts';
import { catalogue } from '../language/catalogues.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { openSocketWire } from '../wire/socket-wire.ts';
import { Landing, TablePage } from './routes.tsx';
import { shelfTexts } from './shelf/use-shelf-say.ts';

/** On a slow network a table that is laid already beats an empty sky; milliseconds. */
const longestGap = 600;

/**
 * Everything the first page is drawn with, fetched at once instead of one after the other. Nothing is drawn before:
 * React shows a page late that has shown a gap first. What fails here fails again, with words, when it is drawn.
 */
export async function prefetchFirstPage(path: string): Promise<void> {
  const { language } = useSettingsStore.getState().settings;
  const [, page, id] = path.split('/');
  const texts = [...shelfTexts, 'server' as const].map((each) => catalogue(each, language));
  const code: Promise<unknown>[] = [];
  if (page === '') code.push(Landing.load(), ...webGames.map(({ id }) => loadArt(id)));
  if (page === 'table' && id) {
    code.push(TablePage.load());
    void openTable(id);
    texts.push(catalogue('table', language), catalogue('engine', language));
  }
  // at a table there are more urgent things to fetch
  if (page !== 'table') fetchLetters(language);
  const everything = Promise.allSettled([...texts, ...code]);
  await (page === 'table' ? Promise.race([everything, waited(longestGap)]) : everything);
}

const waited = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Letters would be asked for when they are drawn; the wire has time before. */
function fetchLetters(language: Language): void {
  const sample = language === 'en' ? 'a' : 'я';
  for (const family of ['Exo 2 Variable', 'Golos Text Variable'])
    document.fonts.load(`1em "${family}"`, sample).catch(() => undefined);
}

/** Who is asking, which table that is, and its game. */
async function openTable(id: string): Promise<void> {
  void queryClient.prefetchQuery(queries.me).then(greet);
  const { language } = useSettingsStore.getState().settings;
  try {
    const { game } = await queryClient.fetchQuery(queries.table(id));
    const { bundles } = await loadTableGame(game);
    await Promise.all(bundles.map((bundle) => catalogue(bundle, language)));
  } catch {
    // the page itself says so
  }
}

/** The socket stays open for a moment after its last user has left: the table will be the next. */
function greet(): void {
  if (queryClient.getQueryData(queries.me.queryKey)) openSocketWire().close();
}
