import { duel, lays, pause, type Story } from './story.ts';

/** Powers that work when the cards are revealed. */
export const atReveal = {
  'anti-matter': {
    at: { ...duel, red: { alien: 'anti-matter', hand: ['attack-08', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(3);
      await red.lays('Attack 08');
      await red.reads(/uses Negation \(Anti-Matter\)/);
      await red.seesStep('Offense', /3 ships taken off/);
      await red.seesTotals(5, 14);
      await red.sees(/The lower total wins: Negation/);
    },
  },
  chosen: {
    at: {
      ...duel,
      red: { alien: 'chosen', hand: ['attack-08', pause] },
      blue: lays('attack-10'),
      deck: ['attack-12', 'negotiate', 'force-field'],
    },
    async play(red) {
      await red.attacks(2);
      await red.lays('Attack 08');
      await red.uses('Divine Intervention', 'Chosen');
      await red.isAsked('Does one of the drawn cards help you?');
      await red.sees('Laid aside');
      await red.seesOnce('Attack 12');
      await red.chooses('Add Attack 12');
      await red.gives('Add Attack 12');
      await red.reads(/adds Attack 12 to the revealed card/);
      await red.seesTotals(22, 14);
    },
  },
  fodder: {
    at: {
      ...duel,
      red: { alien: 'fodder', hand: ['attack-04', 'attack-06', 'attack-08', pause] },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 04');
      await red.uses('Overwhelm', 'Fodder');
      await red.isAsked('Which attack cards do you throw in?');
      await red.picks('Attack 06');
      await red.picks('Attack 08');
      await red.gives('Confirm');
      await red.reads(/uses Overwhelm \(Fodder\)/);
      await red.seesTotals(19, 14);
    },
  },
  gambler: {
    at: { ...duel, red: { alien: 'gambler', hand: ['attack-04'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 04');
      await red.uses('Bluff', 'Gambler');
      await red.isAsked('Which card do you say it is?');
      await red.chooses('Attack 40');
      await red.gives('Attack 40');
      await red.reads(/keeps the card face down and says it is Attack 40/);
    },
  },
  human: {
    at: { ...duel, red: { alien: 'human', hand: ['attack-08', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(3);
      await red.lays('Attack 08');
      await red.reads(/uses Humanity \(Human\)/);
      await red.seesStep('Offense', /^4: Humanity/);
      await red.seesTotals(15, 14);
    },
  },
  pacifist: {
    at: { ...duel, red: { alien: 'pacifist', hand: ['negotiate'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Negotiate');
      await red.reads(/uses Peace \(Pacifist\)/);
      await red.reads(/The offense wins the encounter/);
    },
  },
  reserve: {
    at: {
      ...duel,
      red: { alien: 'reserve', hand: ['attack-08', 'attack-04', 'attack-06', pause] },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 08');
      await red.uses('Reinforce', 'Reserve');
      await red.isAsked('Which side do you strengthen?');
      await red.presses(/^The offense: /);
      await red.isAsked('Which attack cards do you play as reinforcements?');
      await red.picks('Attack 04');
      await red.picks('Attack 06');
      await red.gives('Confirm');
      await red.reads(/reinforces the offense: Attack 04 and Attack 06/);
      await red.seesTotals(19, 14);
    },
  },
  tripler: {
    at: { ...duel, red: { alien: 'tripler', hand: ['attack-10', pause] }, blue: lays('attack-20') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 10');
      await red.reads(/uses Thrice \(Tripler\)/);
      await red.seesStep('Offense', /Thrice, by three/);
      await red.seesTotals(31, 24);
    },
  },
  virus: {
    at: { ...duel, red: { alien: 'virus', hand: ['attack-06', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(3);
      await red.lays('Attack 06');
      await red.reads(/uses Multiply \(Virus\)/);
      await red.seesStep('Offense', /Multiply, card × 3 ships/);
      await red.seesTotals(18, 14);
    },
  },
  warpish: {
    at: { ...duel, red: { alien: 'warpish', hand: ['attack-06', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 06');
      await red.reads(/uses Necromancy \(Warpish\)/);
      await red.seesStep('Offense', /^20: Necromancy/);
      await red.seesTotals(27, 14);
    },
  },
  warrior: {
    at: {
      ...duel,
      red: { alien: 'warrior', tokens: 8, hand: ['attack-06', pause] },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 06');
      await red.reads(/uses Mastery \(Warrior\)/);
      await red.seesStep('Offense', /^8: Mastery/);
      await red.seesTotals(15, 14);
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
