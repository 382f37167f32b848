import type { Seat } from '@starboard/engine';
import { pad, type Scene, widthOf, wrap } from '@starboard/terminal';
import {
  abilityName,
  destinyName,
  parseUseKey,
  phaseName,
  planetKey,
  planetName,
  resultName,
  sideName,
  outlookMessages,
  termsMessages,
  type View,
} from '../index.ts';
import { sideText } from './side.ts';

type Encounter = NonNullable<View['encounter']>;

const sides = ['offense', 'defense'] as const;

/** What is going on: who attacks whom, with what, and what has been announced. */
export function encounterLines(view: View, scene: Scene): string[] {
  const { encounter } = view;
  if (!encounter) return [];
  const names = sides.map((side) => scene.say(sideName(side)));
  const column = Math.max(...names.map(widthOf));
  return [
    ...wrap(headOf(view, scene, encounter), scene.width, '  '),
    ...(encounter.defense === null
      ? []
      : sides.flatMap((side, at) =>
          wrap(
            `  ${pad(names[at] ?? '', column)}  ${sideText(view, scene, encounter, side)}`,
            scene.width,
            '    ',
          ),
        )),
    ...talkLines(scene, encounter, view.settings.planets),
    ...announced(view, scene),
    ...remarks(scene, encounter),
    ...(scene.crowding === 'roomy' ? usedSoFar(scene, encounter) : []),
  ];
}

function headOf(view: View, { say, paint, name, crowding }: Scene, encounter: Encounter): string {
  const { number, phase, offense, defense, target, destiny } = encounter;
  const who = (seat: Seat) => paint.seat(seat, name(seat));
  const parts = [
    paint.strong(say('ce.board.encounter', { number, phase: phaseName(phase) })),
    defense === null ? who(offense) : `${who(offense)} → ${who(defense)}`,
    target !== null && paint.strong(say(planetName(planetKey(view, target)))),
    destiny !== null &&
      (defense === null || crowding === 'roomy') &&
      paint.quiet(say('ce.board.destiny', { card: destinyName(destiny) })),
  ];
  return parts.filter((part) => part !== false).join('  ');
}

/** What has been announced and waits to be answered, the latest first. */
function announced({ uses }: View, scene: Scene): string[] {
  const { say, letter, paint, width } = scene;
  if (uses.length === 0) return [];
  const texts = uses.map(({ seat, ability }) => `${letter(seat)} ${paint.strong(say(abilityName(ability)))}`);
  return wrap(`  ${say('ce.board.announced')} ${texts.toReversed().join(' ← ')}`, width, '    ');
}

/** The offer on the table, and who stands by it. */
function talkLines(scene: Scene, { talks, offense, defense }: Encounter, needed: number): string[] {
  const { say, letter, width } = scene;
  if (!talks || defense === null) return [];
  if (!talks.terms) return [`  ${say('ce.board.no-offer')}`];
  const offer = termsMessages(talks.terms, offense, defense).map((message) => say(message));
  const by = `${say('ce.board.offer')} ${talks.accepted.map(letter).join(' ')}`;
  const { declined, why } = talks;
  const no = declined === undefined ? [] : [say('ce.text.declined', { seat: letter(declined) })];
  if (why) no.push(say(`ce.choice.${why}`));
  const then =
    talks.preview && scene.crowding === 'roomy'
      ? outlookMessages(talks.preview, { offense, defense }, needed)
      : [];
  return wrap(
    `  ${by}  ${[...offer, ...no, ...then.map((message) => say(message))].join(' ')}`,
    width,
    '    ',
  );
}

function remarks({ say, paint, width }: Scene, { stake, result }: Encounter): string[] {
  const notes = [
    stake > 0 && say('ce.board.stake', { count: stake }),
    result !== null && paint.strong(say(resultName(result))),
  ].filter((note) => note !== false);
  return notes.length === 0 ? [] : wrap(`  ${notes.join('  ')}`, width, '    ');
}

/** Everything used in this encounter, each once. */
function usedSoFar({ say, paint, letter, width }: Scene, { used }: Encounter): string[] {
  const texts = used.map((key) => {
    const { seat, ability } = parseUseKey(key);
    return `${letter(seat)} ${say(abilityName(ability))}`;
  });
  if (texts.length === 0) return [];
  return wrap(`  ${say('ce.board.used')} ${[...new Set(texts)].join(' · ')}`, width, '    ').map(paint.quiet);
}
