import type { Json, Seat } from '@starboard/engine';
import { holderSlots } from '../content/holder-slots.ts';
import type { Command, CommandName } from '../keys/forms.ts';
import { readDieKey, readKey } from '../keys/keys.ts';
import type { View } from './view.ts';

type Echo<Given> = (view: View, seat: Seat, given: Given) => View | null;
type ShownDie = View['dice'][number][number];

const inHand = (face: ShownDie['face']): ShownDie => ({ at: 'free', face, holder: '', slot: 0 });

const withDice = (view: View, seat: Seat, change: (die: ShownDie, index: number) => ShownDie): View => ({
  ...view,
  dice: view.dice.with(seat, (view.dice[seat] ?? []).map(change)),
});

/** Dice start to tumble; what they will show nothing tells. */
const roll: Echo<readonly unknown[]> = (view, seat, keys) => {
  const rolled = keys.map(readDieKey);
  return withDice(view, seat, (die, index) =>
    rolled.includes(index) ? { ...inHand(null), at: 'tumbling' } : die,
  );
};

/** A die lies in a slot; what a scout's token does with it is left to the rules. */
const assign: Echo<Command<'assign'>> = (view, seat, { die: put, holder, slot, to }) => {
  const asked = holderSlots(holder, view.heroes.length)[slot];
  if (!asked || to.length > 0) return null;
  const at = asked.locks ? 'locked' : 'normal';
  return withDice(view, seat, (die, index) => (index === put ? { ...die, at, holder, slot } : die));
};

const takeBack: Echo<Command<'take-back'>> = (view, seat, { die: taken }) =>
  withDice(view, seat, (die, index) => (index === taken ? inHand(die.face) : die));

/** The own hero's step; where acid lies it may be its last. */
const move: Echo<Command<'move'>> = (view, seat, { hero: index, die: spent, path }) => {
  const cell = path.at(-1);
  const hero = view.heroes[index];
  if (cell === undefined || !hero || path.some((each) => view.ground.acid.includes(each))) return null;
  const moved = { ...hero, cell, hasFreeStep: hero.hasFreeStep && spent !== -1 };
  const heroes = view.heroes.with(index, moved);
  return withDice({ ...view, heroes }, seat, (die, at) => (at === spent ? inHand(null) : die));
};

/** Of a command said by a key. */
const keyed =
  <Name extends CommandName>(name: Name, echoed: Echo<Command<Name>>): Echo<Json> =>
  (view, seat, said) => {
    const given = readKey(name, said);
    return given && echoed(view, seat, given);
  };

const echoes: ReadonlyMap<string, Echo<Json>> = new Map([
  ['roll', (view, seat, said) => (Array.isArray(said) ? roll(view, seat, said) : null)],
  ['assign', keyed('assign', assign)],
  ['take-back', keyed('take-back', takeBack)],
  ['move', keyed('move', move)],
]);

/** What a screen may show at once of an act on its way: never a face, a hit, or another figure. */
export function echo(view: View, seat: Seat, answer: Json): View | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const [name = '', said = null] = Object.entries(answer).find(([word]) => word !== 'sent') ?? [];
  return echoes.get(name)?.(view, seat, said) ?? null;
}
