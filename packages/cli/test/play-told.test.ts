import en from '@starboard/alien-frontiers/messages/en.json';
import ru from '@starboard/alien-frontiers/messages/ru.json';
import uk from '@starboard/alien-frontiers/messages/uk.json';
import { describe, expect, test } from 'vitest';
import { gameFolder, oneLine } from './game-folder.ts';

const { from } = gameFolder('alien-frontiers');

describe('the person at the keyboard', () => {
  test.each([
    ['en', en, 'There is no choice 99', 'Not possible now:'],
    ['ru', ru, 'Варианта 99 нет', 'Сейчас нельзя:'],
    ['uk', uk, 'Варіанта 99 немає', 'Зараз не можна:'],
  ])('is refused with a reason in %s, and asked again', async (language, texts, number, refused) => {
    const table = from({ players: 3, roll: [4, 4, 6] }, '--lang', language);
    const first = await table.prompt();
    const refusal = oneLine(await table.type('trade:1'));
    expect(refusal).toContain(texts['af.no-market-pair']);
    expect(refusal).toContain(texts['af.rule.orbital-market']);
    expect(await table.type('99')).toContain(number);
    const list = oneLine(await table.type('w'));
    expect(list).toContain(refused);
    expect(list).toContain(texts['af.no-market-pair']);
    expect(await table.type('')).toBe(`\n${first}`);
    await table.hangUp();
  });

  test('can look things up', async () => {
    const table = from({ players: 3, roll: [4, 4, 6], red: { cards: ['booster-pod'] } });
    await table.prompt();
    expect(await table.type('?')).toContain('take your last step back');
    expect(await table.type('? 1')).toContain('half its value in fuel, rounded up');
    expect(await table.type('? booster')).toContain('one unplaced ship gains 1');
    expect(await table.type('? teapot')).toContain('Nothing is called “teapot”');
    expect(await table.type('teapot')).toContain('“teapot” is none of the choices');
    await table.hangUp();
  });

  test.each([
    ['en', 'End the turn. You have not taken a card for your 12 points.', 'Ends the match: '],
    ['ru', 'Завершить ход. Вы не взяли карту за сумму 12 на Артефакте чужих.', 'Конец партии: '],
    ['uk', 'Завершити хід. Ви не взяли карту за суму 12 на Артефакті прибульців.', 'Кінець партії: '],
  ])('is warned of what a choice would lose or end, in %s', async (language, untaken, last) => {
    const table = from(
      {
        players: 2,
        roll: [6, 6, 6],
        red: { fuel: 1, ore: 1, ships: 4, docked: { 'lunar-mine': [6] }, colonies: { 'lem-badlands': 7 } },
        // Green wins, wherever it lands
        green: {
          colonies: {
            'asimov-crater': 1,
            'bradbury-plateau': 1,
            'heinlein-plains': 1,
            'herbert-valley': 1,
            'pohl-foothills': 1,
            'van-vogt-mountains': 1,
          },
        },
      },
      '--lang',
      language,
    );
    await table.prompt();
    await table.type('dock:alien-artifact:6');
    expect(oneLine(await table.type('dock:alien-artifact:6'))).not.toContain(untaken);
    const landing = oneLine(await table.type('dock:terraforming-station:6'));
    expect(landing).toContain(last);
    await table.type('u');
    expect(oneLine(await table.type('dock:solar-converter:6'))).toContain(untaken);
    await table.hangUp();
  });

  test('is told of every question what it does not offer', async () => {
    const table = from({
      players: 3,
      roll: [6, 1, 2, 3],
      red: { fuel: 3, ore: 3, cards: ['stasis-beam'] },
      green: { fuel: 2, cards: ['booster-pod', 'holographic-decoy'] },
      blue: { fuel: 1, cards: ['stasis-beam'] },
      fields: { repulsor: 'lem-badlands' },
    });
    await table.prompt();
    expect(await table.type('dock:terraforming-station:6')).toContain('Where does your colony land?');
    const territories = oneLine(await table.type('w'));
    expect(territories).toContain(
      'Lem Badlands – Lem Badlands: the Repulsor Field lets no colony in or out.',
    );
    expect(territories).not.toContain('Orbital Market');
    await table.type('1');
    const loot = await table.type('dock:raiders-outpost:1+2+3');
    expect(loot).toContain('Stasis Beam from Blue (you have one: it goes to the discard pile)');
    expect(oneLine(await table.type('w'))).toContain(
      'Booster Pod from Green – Green has a Holographic Decoy',
    );
    await table.hangUp();
  });

  test('reads what the Resource Cache has paid', async () => {
    const table = from(
      { players: 2, roll: [1, 1, 1], dice: [1, 3, 5], green: { cards: ['resource-cache'] } },
      '--seats',
      'human,human',
    );
    let prompt = await table.prompt();
    while (prompt?.includes('Red: Your turn'))
      prompt = await table.type(/(\d+)\) End the turn/.exec(prompt)?.[1] ?? '1');
    expect(oneLine(prompt)).toContain('Green rolls 1, 3 and 5. The Resource Cache gives Green 1 ore.');
    await table.hangUp();
  });
});
