import { writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

// Writes anew what is told of the abilities that Cosmic Encounter registers: docs/powers.md for people, and the bars
// of sheets and cards for browsers, which load no rules.
// npm run -s powers

const game = '../packages/games/cosmic-encounter/src';
const { powersPage } = await tsImport(`${game}/testing/powers-page/powers-page.ts`, import.meta.url);
const { barsTable } = await tsImport(`${game}/testing/powers-page/bars-table.ts`, import.meta.url);
writeFileSync(new URL('../docs/powers.md', import.meta.url), powersPage());
writeFileSync(new URL(`${game}/content/bars-table.ts`, import.meta.url), barsTable());
