import { duel, lays, type Story } from './story.ts';

/** Powers that work when it is decided who has won: on cards, tokens and turns. */
export const afterReveal = {
  barbarian: {
    at: {
      ...duel,
      red: { alien: 'barbarian', hand: ['attack-20'] },
      blue: { hand: ['attack-08', 'attack-08', 'quash'] },
    },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 20');
      await red.isAsked('Which of Altair’s cards do you choose?');
      await red.picks('Quash');
      await red.gives('Confirm');
      await red.reads(/uses Loot and Pillage \(Barbarian\)/);
      await red.reads(/takes Quash from Altair/);
      await red.reads(/Altair discards Attack 08/);
    },
  },
  clone: {
    at: { ...duel, red: { alien: 'clone', hand: ['attack-40', 'attack-08'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 40');
      await red.uses('Replicate', 'Clone');
      await red.reads(/uses Replicate \(Clone\)/);
      await red.holds('Attack 40');
    },
  },
  fido: {
    at: { ...duel, red: { alien: 'fido', hand: ['attack-20', 'attack-08'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 20');
      await red.uses('Fetch', 'Fido');
      await red.isAsked('Which discarded card do you fetch?');
      await red.chooses('Attack 20');
      await red.gives('Attack 20');
      await red.isAsked('To whom do you offer Attack 20?');
      await red.chooses(/^Altair/);
      await red.gives(/^Altair/);
      await red.reads(/offers Altair Attack 20/);
    },
  },
  filch: {
    at: { ...duel, red: { alien: 'filch', hand: ['attack-40', 'attack-08'] }, blue: lays('attack-30') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 40');
      await red.uses('Theft', 'Filch');
      await red.reads(/takes from the discard pile: Attack 30/);
      await red.holds('Attack 30');
    },
  },
  hacker: {
    at: {
      ...duel,
      red: { alien: 'hacker', hand: ['negotiate', 'attack-08'] },
      blue: lays('attack-10'),
      yellow: { hand: ['attack-30', 'attack-06'], warp: 20 },
    },
    async play(red) {
      await red.attacks(1);
      await red.lays('Negotiate');
      await red.uses('Hack', 'Hacker');
      await red.isAsked(/^Which of Rigel’s cards/);
      await red.picks('Attack 30');
      await red.gives('Confirm');
      await red.reads(/uses Hack \(Hacker\)/);
      await red.holds('Attack 30');
    },
  },
  machine: {
    at: { ...duel, red: { alien: 'machine', hand: ['attack-06', 'attack-08'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 06');
      await red.uses('Continuity', 'Machine');
      await red.reads(/uses Continuity \(Machine\)/);
      await red.isAsked(/colonies do your ships return/);
    },
  },
  reincarnator: {
    at: { ...duel, red: { alien: 'reincarnator', hand: ['attack-06'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 06');
      await red.reads(/uses Reincarnation \(Reincarnator\)/);
      await red.reads(/has a new alien/);
    },
  },
  'tick-tock': {
    at: { ...duel, red: { alien: 'tick-tock', tokens: 1, hand: ['attack-06'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 06');
      await red.reads(/uses Patience \(Tick-Tock\)/);
      await red.isAsked(/^You win/);
      await red.isTold(/\(Patience \(Tick-Tock\)\) wins in encounter 1/);
    },
  },
  vulch: {
    at: {
      ...duel,
      red: { alien: 'vulch', hand: ['plague', 'attack-08'] },
      blue: { hand: ['attack-10', 'quash'] },
    },
    async play(red) {
      await red.plays('Plague');
      await red.isAsked('Who suffers from this card?');
      await red.chooses(/^Altair/);
      await red.gives(/^Altair/);
      await red.reads(/Altair discards Quash/);
      await red.reads(/uses Salvage \(Vulch\)/);
      await red.holds('Quash');
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
