import type { Message } from '@starboard/engine';
import type { Scene } from '@starboard/terminal';
import {
  type AlienId,
  alienIds,
  alienName,
  cardTexts,
  faceOf,
  isCard,
  parseOption,
  powerSummary,
  type TechId,
  techFacts,
  techIds,
  techText,
  type View,
} from '../index.ts';
import { abilityText } from './abilities.ts';
import { factsOf } from './cards.ts';
import { none, planetCell, planetNumber } from './pieces.ts';

/** Copies of a card are the same to all players, except that those on a sheet are not those in hand. */
export const kindOf = (view: View, key: string): string =>
  isCard(key) ? `${isOnSheet(view, key) ? 'sheet ' : ''}${faceOf(key)}` : key;

const isOnSheet = ({ players }: View, card: string): boolean =>
  players.some(({ sheets }) => sheets.some(({ cards }) => cards.includes(card)));

/** What is good to know of a choice: who lives there, what it does, what that player has. */
export function detailOf(view: View, scene: Scene, _prompt: string, key: string): string | null {
  const { say } = scene;
  const planet = planetIn(view, key);
  if (planet !== null) return planetCell(view, scene, planet);
  const { word, seat } = parseOption(key) ?? {};
  if (word === null && seat !== undefined) return playerDetail(view, scene, seat);
  if (isOnSheet(view, key)) return say('ce.board.from-sheet');
  const text = textOf(key);
  if (text === null) return null;
  const said = say(text);
  const tech = techIds.find((id) => id === key);
  return tech ? `${techFacts(tech).number}: ${said}` : said;
}

/** The one text that says what a thing does; encounter cards speak for themselves. */
function textOf(key: string): Message | null {
  if ((alienIds as readonly string[]).includes(key)) return powerSummary(key as AlienId);
  if ((techIds as readonly string[]).includes(key)) return techText(key as TechId);
  const artifact = factsOf(key)?.artifact ? cardTexts(key)[0] : null;
  return abilityText(key) ?? artifact ?? null;
}

/** The planet that a key names, alone or with something to do there. */
function planetIn(view: View, key: string): number | null {
  const named = parseOption(key)?.planet;
  const planet = named === undefined ? -1 : planetNumber(view, named);
  return planet < 0 ? null : planet;
}

function playerDetail(view: View, { say }: Scene, seat: number): string {
  const player = view.players[seat];
  const aliens = (player?.sheets ?? []).map(({ alien }) =>
    say(alien === null ? 'ce.board.face-down' : alienName(alien)),
  );
  return say('ce.board.player', {
    alien: aliens.join(' + ') || none,
    colonies: player?.foreignColonies ?? 0,
    count: player?.handSize ?? 0,
  });
}
