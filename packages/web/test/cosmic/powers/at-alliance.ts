import { duel, lays, type Story } from './story.ts';

/** Powers that work among allies. */
export const atAlliance = {
  demon: {
    at: {
      ...duel,
      red: { alien: 'demon', hand: ['attack-00', 'reinforcement-2'] },
      blue: lays('attack-10'),
      yellow: { hand: ['attack-30'], warp: 20 },
    },
    async play(red) {
      await red.aims();
      await red.sends(1);
      await red.uses('Possess', 'Demon');
      await red.isAsked('Whose cards do you take over for this encounter?');
      await red.chooses(/^Rigel/);
      await red.gives(/^Rigel/);
      await red.reads(/lays Rigel’s hand on the alien sheet/);
      await red.invites();
      await red.lays('Attack 30');
      await red.seesTotals(31, 14);
    },
  },
  grudge: {
    at: { ...duel, red: { alien: 'grudge', hand: ['attack-20', 'attack-08'] }, blue: lays('attack-10') },
    async play(red) {
      await red.aims();
      await red.sends(1);
      await red.invites(/^Rigel/);
      await red.reads(/uses Revenge \(Grudge\)/);
      await red.reads(/hands out grudge tokens: Rigel/);
    },
  },
  mind: {
    at: { ...duel, red: { alien: 'mind' }, blue: { hand: ['attack-10', 'attack-20'] } },
    async play(red) {
      await red.aims();
      await red.sends(1);
      await red.uses('Knowledge', 'Mind');
      await red.isAsked(/^These are Altair’s cards/);
      await red.sees('Attack 20');
      await red.presses('Go on');
      await red.reads(/looks at Altair’s cards: Attack 10 and Attack 20/);
    },
  },
  mutant: {
    at: { ...duel, red: { alien: 'mutant', hand: 6 }, blue: lays('attack-10'), deck: ['attack-40'] },
    async play(red) {
      await red.aims();
      await red.sends(1);
      await red.uses('Regenerate', 'Mutant');
      await red.isAsked('Where does your next card come from?');
      await red.chooses('The deck');
      await red.gives('The deck');
      await red.holds('Attack 40');
      await red.isAsked('Where does your next card come from?');
      await red.chooses(/^Altair/);
      await red.gives(/^Altair/);
      await red.reads(/takes Attack 10 from Altair/);
    },
  },
  parasite: {
    at: {
      ...duel,
      offense: 'blue',
      destiny: ['yellow'],
      red: { alien: 'parasite' },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.uses('Infest', 'Parasite');
      await red.isAsked('You may join the encounter. Whom do you help?');
      await red.chooses(/^Join the offense/);
      await red.gives(/^Join the offense/);
      await red.sends(2);
      await red.reads(/uses Infest \(Parasite\)/);
      await red.reads(/sends ships to the gate: Red 1 \(2 ships\)/);
    },
  },
  philanthropist: {
    at: {
      ...duel,
      red: { alien: 'philanthropist', hand: ['attack-00', 'attack-08'] },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.attacks(1);
      await red.uses('Giving', 'Philanthropist');
      await red.isAsked('Who gets a card from you?');
      await red.gives('Altair');
      await red.isAsked('Which card do you give away?');
      await red.picks('Attack 00');
      await red.gives('Give Attack 00 away');
      await red.reads(/takes Attack 00 from/);
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
