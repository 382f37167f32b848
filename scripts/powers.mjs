import { writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

// Writes docs/powers.md anew from the abilities that Cosmic Encounter registers.
// npm run -s powers

const page = '../packages/games/cosmic-encounter/src/testing/powers-page/powers-page.ts';
const { powersPage } = await tsImport(page, import.meta.url);
writeFileSync(new URL('../docs/powers.md', import.meta.url), powersPage());
