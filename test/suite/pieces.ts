import { execFileSync } from 'node:child_process';

/** Long proofs in browsers, in pieces. A tree always has the same one run, and another tree perhaps another. */
const pieces = ['pages-ru-768', 'pages-uk-768', 'pages-ru-1440', 'pages-uk-1440', 'keyboard-game'] as const;

export type Piece = (typeof pieces)[number];

/** Those that this run has to prove: one, or with `PROOF=1` all. */
export const piecesToRun = (): readonly Piece[] =>
  process.env['PROOF'] === '1' ? pieces : pieces.filter((_, index) => index === treeNumber() % pieces.length);

/** A number that changes with what is committed; 0 outside of a repository. */
function treeNumber(): number {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(tree.slice(0, 8), 16);
  } catch {
    return 0;
  }
}
