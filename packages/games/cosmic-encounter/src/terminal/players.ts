import type { Seat } from '@starboard/engine';
import { cut, pad, type Scene, uncoloured, widthOf } from '@starboard/terminal';
import { alienName, planetKey, type View } from '../index.ts';
import { isZapped, none, planetCell, seatsOf } from './pieces.ts';

type Sheet = View['players'][number]['sheets'][number];

const longestName = 18;
const shortName = 12;
const shortestName = 6;
/** With room for what has become of it. */
const shortestAlien = 15;
/** The role, a letter, and the spaces around them. */
const leadWidth = 5;

/** A line for every player: the alien, the numbers that matter, and the planets of the home system. */
export function playerLines(view: View, scene: Scene): string[] {
  const { say, paint, width } = scene;
  const gap = width < 100 ? ' ' : '  ';
  const numbers = numberColumns(view, scene, gap);
  const planets = planetColumns(view, scene, gap);
  const called = seatsOf(view).map((seat) => `${scene.name(seat)}${scene.note(seat)}`);
  const aliens = seatsOf(view).map((seat) => alienText(view, scene, seat, Number.POSITIVE_INFINITY));
  const wanted = {
    name: Math.min(longestName, Math.max(...called.map(widthOf))),
    alien: Math.max(...aliens.map(widthOf), widthOf(say('ce.board.column.alien'))),
  };
  const beside = width - leadWidth - 2 * gap.length - widest(numbers) - gap.length - widest(planets);
  // planets go below where there is no room for them beside what must be read
  const least = Math.min(wanted.alien, shortestAlien);
  const isBelow = beside < shortestName + least;
  const room = isBelow ? beside + gap.length + widest(planets) : beside;
  // names are the first to be cut: the letter stands for them
  const alienWidth = Math.min(wanted.alien, Math.max(least, room - Math.min(wanted.name, shortName)));
  const nameWidth = Math.min(wanted.name, Math.max(shortestName, room - alienWidth));
  const line = (lead: string, name: string, alien: string, row: number): string[] => {
    const [first, second] = [numbers[row] ?? '', planets[row] ?? ''];
    const whole = `${lead}${pad(name, nameWidth)}${gap}${pad(alien, alienWidth)}${gap}${first}`;
    return isBelow ? [whole, `${' '.repeat(leadWidth)}${second}`] : [`${whole}${gap}${second}`];
  };
  const turn = cut(say('ce.board.turn', { turn: view.turnNumber }), nameWidth + leadWidth - 1);
  const head = line('', pad(` ${turn}`, nameWidth + leadWidth), say('ce.board.column.alien'), 0);
  return [
    ...head.map((text) => paint.quiet(text.trimEnd())),
    ...seatsOf(view).flatMap((seat) => {
      const name = paint.seat(seat, cutName(scene, seat, nameWidth));
      const lead = ` ${roleMark(view, scene, seat)} ${scene.letter(seat)} `;
      return line(lead, name, alienText(view, scene, seat, alienWidth), seat + 1).map((text) =>
        text.trimEnd(),
      );
    }),
  ];
}

/** Who attacks and who is attacked; outside encounters, whose turn it is. */
function roleMark({ encounter, offense }: View, { paint }: Scene, seat: Seat): string {
  if (seat === (encounter?.offense ?? offense)) return paint.strong('▶');
  return seat === encounter?.defense ? paint.strong('◀') : ' ';
}

/** The note that it is you outlives a long name. */
function cutName({ name, note }: Scene, seat: Seat, width: number): string {
  const whole = `${name(seat)}${note(seat)}`;
  if (widthOf(whole) <= width) return whole;
  const room = width - widthOf(note(seat));
  return room < shortestName - 1 ? cut(name(seat), width) : `${cut(name(seat), room)}${note(seat)}`;
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

const lineUp = (rows: readonly (readonly string[])[], gap: string, isRight: boolean): string[] => {
  const widths = (rows[0] ?? []).map((_, at) => widest(rows.map((cells) => cells[at] ?? '')));
  const fit = (text: string, size: number) =>
    isRight ? ' '.repeat(Math.max(0, size - widthOf(text))) + text : pad(text, size);
  return rows.map((cells) => widths.map((size, at) => fit(cells[at] ?? '', size)).join(gap));
};

/** Cards in hand, ships in the warp, foreign colonies of those that win; the titles first. */
function numberColumns(view: View, { say, paint }: Scene, gap: string): string[] {
  const titles = ['cards', 'warp', 'colonies'].map((column) => say(`ce.board.column.${column}`));
  const rows = view.players.map(({ handSize, inWarp, foreignColonies }) => [
    String(handSize),
    String(inWarp),
    paint.strong(`${foreignColonies}/${view.settings.planets}`),
  ]);
  return lineUp([titles, ...rows], gap, true);
}

/** The home system of every player, planet by planet. */
function planetColumns(view: View, scene: Scene, gap: string): string[] {
  const systems = seatsOf(view).map((seat) =>
    view.planets.flatMap(({ system }, planet) => (system === seat ? [planet] : [])),
  );
  const most = Math.max(...systems.map((system) => system.length));
  const longest = systems.find((system) => system.length === most) ?? [];
  const titles = longest.map((planet, index) =>
    planetKey(view, planet) === 'genesis' ? scene.say('ce.board.genesis') : String(index + 1),
  );
  const rows = systems.map((system) => system.map((planet) => planetCell(view, scene, planet)));
  return lineUp([titles, ...rows], gap, false);
}

/** The aliens of a player, and what has become of them. */
function alienText(view: View, scene: Scene, seat: Seat, width: number): string {
  const { sheets = [] } = view.players[seat] ?? {};
  if (sheets.length === 0) return none;
  const each = Math.floor((width - 3 * (sheets.length - 1)) / sheets.length);
  const text = sheets.map((sheet) => sheetText(view, scene, seat, sheet, each)).join(' + ');
  return widthOf(text) <= width ? text : cut(uncoloured(text), width);
}

function sheetText(view: View, { say, paint }: Scene, seat: Seat, sheet: Sheet, width: number): string {
  const { alien, isHidden, isUp, tokens } = sheet;
  if (alien === null) return paint.quiet(cut(say('ce.board.face-down'), width));
  const mark = isHidden ? 'hidden' : !isUp ? 'lost' : isZapped(view, seat, alien) ? 'zapped' : null;
  const counted = tokens > 0 ? ` ●${tokens}` : '';
  const note = mark === null ? counted : `${counted} (${say(`ce.board.mark.${mark}`)})`;
  const name = cut(say(alienName(alien)), Math.max(1, width - widthOf(note)));
  return mark === null ? `${name}${note}` : paint.quiet(`${name}${note}`);
}
