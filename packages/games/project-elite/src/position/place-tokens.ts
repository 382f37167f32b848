import { cellAt } from '../board/cells.ts';
import { type Find, finds } from '../content/tokens.ts';
import { newToken, objectiveCell } from '../rules/missions/laying.ts';
import type { MissionToken, State, TokenKind } from '../rules/state/state.ts';
import type { PositionDescription } from './description.ts';

/** Lays the mission's tokens as they are said to lie; what nothing is said of lies as it was dealt. */
export function placeTokens(state: State, { tokens, scouts, traps }: PositionDescription): void {
  if (tokens) layTokens(state, tokens);
  if (traps) {
    const cells = traps.map(([x, y]) => cellAt(x, y));
    keepOnly(state, ({ is, cell }) => is !== 'trap' || cells.includes(cell));
  }
  if (scouts) {
    keepOnly(state, ({ is }) => is !== 'recon');
    for (const [id, [x, y]] of Object.entries(scouts)) state.tokens.push(newToken('recon', id, cellAt(x, y)));
  }
}

function keepOnly({ tokens }: State, isKept: (token: MissionToken) => boolean): readonly MissionToken[] {
  const gone = tokens.filter((token) => !isKept(token));
  tokens.splice(0, tokens.length, ...tokens.filter(isKept));
  return gone;
}

const kindOf: Readonly<Record<string, TokenKind>> = { T: 'target', X: 'nest', C: 'cage' };
const isFind = (id: string): id is Find => (finds as readonly string[]).includes(id);

function layTokens(state: State, told: NonNullable<PositionDescription['tokens']>): void {
  const gone = keepOnly(state, ({ is, no }) => is === 'recon' || (is === 'trap' && Object.hasOwn(told, no)));
  state.spareFinds.push(...gone.flatMap(({ find }) => find ?? []));
  for (const [number, id] of Object.entries(told)) {
    const no = Number(number);
    state.tokens.push(isFind(id) ? findToken(state, no, id) : slotToken(state, no, id));
  }
}

function slotToken(state: State, no: number, id: string): MissionToken {
  const is = kindOf[id[0] ?? ''];
  if (!is) throw new Error(`there is no token ${id}`);
  return newToken(is, id, objectiveCell(state, no), no);
}

function findToken(state: State, no: number, find: Find): MissionToken {
  const at = state.spareFinds.indexOf(find);
  if (at < 0) throw new Error(`there is no further ${find}`);
  state.spareFinds.splice(at, 1);
  return { ...newToken('find', `N${no}`, objectiveCell(state, no), no), find };
}
