import '../../game.ts';
import { alienIds, neverLost, withGameSetup, withSecondHand } from '../../content/aliens.ts';
import { basicDeck, cardFacts } from '../../content/cosmic-cards.ts';
import { techFacts, techIds } from '../../content/technologies.ts';
import { phaseWindows } from '../../content/windows.ts';
import { type KnownAbility, windowsOf } from '../../rules/abilities/ability.ts';
import { allAbilities, recordOf } from '../../rules/abilities/registry.ts';
import { fieldsIn, modifiersIn, remarksIn, sourceOf, wordsIn } from './sources.ts';

/** docs/powers.md: every ability that is registered, and what its record is written with. */
export const powersPage = (): string =>
  [...opening, ...powers(), ...flares(), ...artifacts(), ...techs()].join('\n');

const opening = [
  '# Powers, flares, artifacts, technologies',
  '',
  'Where each of Cosmic Encounter’s abilities acts and what it stands on: written by `npm run -s powers` from the records themselves, checked by a test. Cards and sheets are in `content`.',
  'Windows are named as in `content/windows.ts`, roles as `Role` in `rules/state/seats.ts`. “How” names the slots of the record ([contributing.md](contributing.md)): `asks` is a question announced with the use, `decides` one in the effect. *No use* marks what cannot be zapped.',
  '“Stands on” names words of `rules/`, `+` modifiers of the totals, `.` fields of the encounter and of other pieces. Remarks are the record’s own; **W** and **S** in them are the sides of its flare.',
  '',
];

type Row = readonly string[];

const table = (heads: Row, rows: readonly Row[]): string[] =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).concat('');

const code = (words: readonly string[]): string =>
  [...new Set(words)].map((word) => `\`${word}\``).join(', ') || '–';

/** What makes it more than something done at once, by the names of its fields. */
const marks = [
  'isNoUse',
  'isCompletion',
  'showsCard',
  'isShown',
  'repeats',
  'lasts',
  'isPerDestinyCard',
  'isPerTrigger',
  'cancelled',
  'couldIf',
] as const satisfies readonly (keyof KnownAbility)[];

function howOf(ability: KnownAbility): string {
  const { asks, effect, afterwards, answersOnly = [], usesPower, isStronger, strengthens } = ability;
  const how = [
    ...(usesPower ? [`uses \`${usesPower}\`${isStronger ? ', stronger' : ''}`] : []),
    ...(strengthens ? [`strengthens \`${strengthens}\``] : []),
    ...(asks ? ['`asks`'] : []),
    ...(typeof effect === 'object' || typeof afterwards === 'object' ? ['`decides`'] : []),
    ...(afterwards && !usesPower ? ['`afterwards`'] : []),
    ...answersOnly.map((id) => `answers \`${id}\``),
    ...marks.filter((mark) => ability[mark]).map((mark) => (mark === 'isNoUse' ? '*no use*' : `\`${mark}\``)),
  ];
  return how.join(', ') || '–';
}

function windowOf(ability: KnownAbility): string {
  const windows = windowsOf(ability);
  const isAnywhere = phaseWindows.every((window) => windows.includes(window));
  if (!isAnywhere) return code(windows);
  const others = windows.filter((window) => !(phaseWindows as readonly string[]).includes(window));
  return ['every phase window', ...(others.length > 0 ? [code(others)] : [])].join(', ');
}

const momentOf = (ability: KnownAbility): Row => [windowOf(ability), ability.as];

const standsOn = (path: string): string => {
  const source = sourceOf(path);
  return code([
    ...wordsIn(source),
    ...modifiersIn(source).map((op) => `+${op}`),
    ...fieldsIn(source).map((field) => `.${field}`),
  ]);
};

const ofKind = (kind: KnownAbility['source']['kind']): KnownAbility[] =>
  allAbilities().filter(({ source }) => source.kind === kind);

/** What an alien is in the lists of `content/aliens.ts`. */
const lists = { withGameSetup, withSecondHand, neverLost };

function powers(): string[] {
  const uses = ofKind('power').map((ability) => [
    `\`${ability.id}\``,
    ...momentOf(ability),
    ability.use,
    howOf(ability),
  ]);
  const aliens = alienIds.map((id) => [
    id,
    code([
      ...Object.keys(recordOf(id)?.passive ?? {}),
      ...(recordOf(id)?.afterPhase ? ['afterPhase'] : []),
      ...Object.entries(lists).flatMap(([list, ids]) => (ids.includes(id) ? [list] : [])),
    ]),
    standsOn(`aliens/${id}`),
    remarksIn(sourceOf(`aliens/${id}/${id}.ts`)),
  ]);
  return [
    '## Powers',
    '',
    ...table(['Power', 'Window', 'Role', 'Use', 'How'], uses),
    '## Aliens',
    '',
    'What each changes without a use (`passive`, lists of `content/aliens.ts`), and what its record stands on, power and flare together.',
    '',
    ...table(['Alien', 'Without a use', 'Stands on', 'Remarks'], aliens),
  ];
}

function flares(): string[] {
  const rows = ofKind('flare').map((ability) => [`\`${ability.id}\``, ...momentOf(ability), howOf(ability)]);
  return [
    '## Flares',
    '',
    'Always *may*; kept unless the record says otherwise (`cardTo`).',
    '',
    ...table(['Side', 'Window', 'Role', 'How'], rows),
  ];
}

function artifacts(): string[] {
  const rows = [...ofKind('artifact'), ...ofKind('reinforcement')].map((ability) => {
    const copies = basicDeck.filter((card) => cardFacts(card).face === ability.id).length;
    const path = `artifacts/${ability.source.kind === 'artifact' ? ability.id : 'reinforcements'}.ts`;
    return [
      `\`${ability.id}\``,
      String(copies),
      ...momentOf(ability),
      howOf(ability),
      standsOn(path),
      remarksIn(sourceOf(path)),
    ];
  });
  return [
    '## Artifacts and reinforcements',
    '',
    'Always *may*. Artifacts are always discarded, also when stopped; a reinforcement lies beside its side’s card.',
    '',
    ...table(['Card', 'Copies', 'Window', 'Role', 'How', 'Stands on', 'Remarks'], rows),
  ];
}

function techs(): string[] {
  const rows = techIds.flatMap((tech) => {
    const { number, kind, isHidden } = techFacts(tech);
    const record = recordOf(tech);
    const parts = Object.keys(record?.parts ?? {});
    const path = `technologies/${tech}.ts`;
    const facts = [String(number), isHidden ? `${kind}, hidden` : kind];
    const stands = [code(parts), standsOn(path), remarksIn(sourceOf(path))];
    const uses = (record?.abilities ?? []).filter(({ isCompletion }) => !isCompletion);
    if (uses.length === 0) return [[`\`${tech}\``, ...facts, 'on completion', 'any', '–', ...stands]];
    return uses.map((ability) => [
      `\`${ability.id}\``,
      ...facts,
      ...momentOf(ability),
      howOf(ability),
      ...stands,
    ]);
  });
  return [
    '## Technologies',
    '',
    'One file each in `technologies`. “once” is discarded when used, “stays” remains in play, “passes-on” changes its owner, “hidden” is used face down, by turning it up. All are *may*. Research, completing and abandoning are `rules/techs/research.ts`.',
    '',
    ...table(
      ['Technology', 'Number', 'Kind', 'Window', 'Role', 'How', 'Besides its use', 'Stands on', 'Remarks'],
      rows,
    ),
  ];
}
