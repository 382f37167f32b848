import type { Reason } from '@starboard/engine';
import { type Language, languages } from '@starboard/messages';
import { version } from '../../package.json';
import { acceptedLanguage } from './accept-language.ts';
import { landingStyle } from './landing-style.ts';
import { sentence } from './sentences.ts';
import { type StaticFile, type StaticFiles, staticFile } from './static-files.ts';

const offers = [
  ['GET /api/games', 'server.landing.games'],
  ['GET /api/tables', 'server.landing.tables'],
  ['POST /api/guest', 'server.landing.guest'],
  ['GET /socket', 'server.landing.socket'],
  ['GET /health', 'server.landing.health'],
] as const;

/** What there is to see where the web app is not installed. */
export function landingFiles(): {
  readonly files: StaticFiles;
  pageFor(acceptLanguage: string | undefined): StaticFile | undefined;
} {
  const style = staticFile('text/css; charset=utf-8', Buffer.from(landingStyle));
  const pages = new Map(languages.map((language) => [language, page(language)]));
  return {
    files: new Map([['/landing.css', style]]),
    pageFor: (acceptLanguage) => pages.get(acceptedLanguage(acceptLanguage)),
  };
}

function page(language: Language): StaticFile {
  const say = (said: Reason): string => sentence(said, language);
  const rows = offers.map(
    ([what, key]) => `      <dt><code>${what}</code></dt>\n      <dd>${say({ key })}</dd>`,
  );
  const html = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Starboard</title>
    <link rel="stylesheet" href="/landing.css">
  </head>
  <body>
    <main>
      <h1>Starboard</h1>
      <p><strong>${say({ key: 'server.landing.running' })}</strong> ${say({ key: 'server.landing.version', params: { version } })}</p>
      <p>${say({ key: 'server.landing.no-screens' })}</p>
      <dl>
${rows.join('\n')}
      </dl>
    </main>
  </body>
</html>
`;
  return staticFile('text/html; charset=utf-8', Buffer.from(html));
}
