import type { Message, Prompt } from '@starboard/engine';
import { inEveryLanguage, Proofreader } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { type AlienId, alienIds } from '../../content/aliens.ts';
import { abilityName, alienName, cosmicEncounterText as text } from '../../index.ts';
import { catalogues } from '../../terminal/catalogues.ts';
import { type FlareForm, playedFlare } from './played-flares.ts';

const { en, ru, uk } = catalogues;
const inAll = inEveryLanguage({ en: [en], ru: [ru], uk: [uk] });
const reader = new Proofreader({ en: [en], ru: [ru], uk: [uk] });

const sides = alienIds.flatMap((alien) => (['wild', 'super'] as const).map((form) => ({ alien, form })));

/** All that a prompt says, in words of each language; no two options sound alike. */
function readPrompt({ prompt, params, shape, refused = [] }: Prompt): void {
  reader.read(text.prompt(prompt, params));
  const keys =
    'options' in shape ? shape.options : shape.kind === 'split' ? shape.slots.map(({ key }) => key) : [];
  const faces = new Set(keys.map((key) => key.split('/')[0])).size;
  if (new Set(keys.map((key) => reader.read(text.option(prompt, key)))).size < faces)
    reader.note(`${prompt}: ${keys.join(', ')} sound alike`);
  for (const { keys: dark, reason } of refused) {
    for (const key of dark) reader.read(text.option(prompt, key));
    if (!reason.key.startsWith('engine.')) reader.read(text.reason(reason));
  }
}

/** Says it in each language with the name of the flare’s alien. */
function expectNamed(alien: AlienId, message: Message): void {
  const names = inAll(alienName(alien));
  expect(inAll(message).filter((said, language) => !said.includes(names[language] ?? ''))).toEqual([]);
}

const powers = [/\bpowers?\b/i, /способност/i, /\bсил[аиуоі]/i];

/** What a flare asks speaks of a power only where the flare does. */
function expectNoOtherPower(alien: AlienId, form: FlareForm, { prompt, params }: Prompt): void {
  const rule = inAll({ key: `ce.flare.${alien}.${form}` });
  const asked = inAll(text.prompt(prompt, params));
  expect(asked.filter((said, at) => powers[at]?.test(said) && !powers[at]?.test(rule[at] ?? ''))).toEqual([]);
}

test.each(sides)(
  'the $alien flare, $form: all that its player is asked has words, and names it',
  ({ alien, form }) => {
    const side = `${alien}.${form}`;
    const played = playedFlare(alien, form);
    expect(played, 'it was never offered').not.toBeNull();
    const { offered, then } = played as NonNullable<typeof played>;
    expectNamed(alien, text.option(offered.prompt, side));
    expect(reader.read(text.option(offered.prompt, side))).toMatch(new RegExp(`flare: ${form}$`));
    for (const prompt of [offered, ...then]) readPrompt(prompt);
    for (const prompt of then) {
      expect(prompt.about).toBe(side);
      expectNamed(alien, abilityName(side));
      expectNoOtherPower(alien, form, prompt);
    }
    expect(reader.problems()).toEqual([]);
  },
);
