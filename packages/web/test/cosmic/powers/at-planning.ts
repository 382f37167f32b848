import { duel, lays, pause, type Story } from './story.ts';

/** Powers that work while cards are selected. */
export const atPlanning = {
  amoeba: {
    at: { ...duel, red: { alien: 'amoeba', hand: ['attack-08', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 08');
      await red.uses('Ooze', 'Amoeba');
      await red.isAsked('Do your ships flow into the encounter, or out of it?');
      await red.presses('Into the encounter');
      await red.isAsked('Which ships join the encounter?');
      await red.takes('Red 2', 3);
      await red.takes('Red 3', 3);
      await red.gives('Confirm');
      await red.reads(/uses Ooze \(Amoeba\)/);
      await red.seesTotals(15, 14);
    },
  },
  calculator: {
    at: { ...duel, red: { alien: 'calculator', hand: ['attack-06', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(3);
      await red.lays('Attack 06');
      await red.uses('Equalize', 'Calculator');
      await red.reads(/uses Equalize \(Calculator\)/);
      await red.seesStep('Defense', /Equalize, less the lower card/);
      await red.seesTotals(9, 8);
    },
  },
  kamikaze: {
    at: { ...duel, red: { alien: 'kamikaze', hand: ['attack-06'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.uses('Sacrifice', 'Kamikaze');
      await red.isAsked('Which ships do you sacrifice?');
      await red.takes('Red 2', 2);
      await red.gives('Confirm');
      await red.reads(/uses Sacrifice \(Kamikaze\)/);
      await red.reads(/loses 2 ships to the warp/);
      await red.reads(/draws Attack 04, Attack 05, Attack 07 and Attack 08/);
    },
  },
  loser: {
    at: { ...duel, red: { alien: 'loser', hand: ['attack-01', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.uses('Upset', 'Loser');
      await red.reads(/uses Upset \(Loser\)/);
      await red.lays('Attack 01');
      await red.sees(/In the end the loser wins: Upset/);
      await red.passes();
      await red.reads(/The offense wins the encounter/);
    },
  },
  mirror: {
    at: { ...duel, red: { alien: 'mirror', hand: ['attack-04', pause] }, blue: lays('attack-20') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 04');
      await red.uses('Reversal', 'Mirror');
      await red.reads(/uses Reversal \(Mirror\)/);
      await red.seesStep('Offense', /Reversal, digits swapped/);
      await red.seesTotals(41, 6);
    },
  },
  miser: {
    at: {
      ...duel,
      red: { alien: 'miser', hand: ['attack-04', pause], onSheet: ['attack-30', 'attack-06'] },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.isAsked(/^The cards beside your alien are your hoard/);
      await red.presses('Keep them so');
      await red.attacks(1);
      await red.lays('Attack 30');
      await red.reads(/uses Hoard \(Miser\)/);
      await red.seesTotals(31, 14);
    },
  },
  oracle: {
    at: {
      ...duel,
      red: { alien: 'oracle', hand: ['attack-12', 'attack-40', pause] },
      blue: lays('attack-08'),
    },
    async play(red) {
      await red.attacks(1);
      await red.isAsked('Which encounter card do you play?');
      await red.reads(/uses Foresee \(Oracle\)/);
      await red.reads(/^The defense shows Attack 08/);
      await red.sees(/Defense: Attack 08/);
      await red.lays('Attack 12');
      await red.seesTotals(13, 12);
    },
  },
  sorcerer: {
    at: { ...duel, red: { alien: 'sorcerer', hand: ['attack-04', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(4);
      await red.lays('Attack 04');
      await red.uses('Magic', 'Sorcerer');
      await red.reads(/uses Magic \(Sorcerer\)/);
      await red.seesTotals(14, 8);
    },
  },
  trader: {
    at: {
      ...duel,
      red: { alien: 'trader', hand: ['attack-00', pause] },
      blue: { hand: ['attack-10', 'attack-10', 'attack-20'] },
    },
    async play(red) {
      await red.attacks(1);
      await red.uses('Transference', 'Trader');
      await red.reads(/uses Transference \(Trader\)/);
      await red.lays('Attack 20');
      await red.seesTotals(21, 4);
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
