import { duel, lays, pause, type Story } from '../powers/story.ts';

/** Blue plays it at once, since all its ships are in the warp. */
const tubes = { hand: ['mobius-tubes', 'attack-10'], ships: {}, warp: 20 } as const;

/** Flares, played by what is on screen: one for each way in which a flare is put to use. */
export const flares = {
  'a card is turned into a better one, and the flare is gone': {
    at: { ...duel, red: { hand: ['attack-06', 'flare-human', pause] }, blue: lays('attack-30') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 06');
      await red.plays('Human flare', 'Play the Human flare: wild · 43 : 34');
      await red.seesTotals(43, 34);
      await red.reads(/discards Human flare/);
    },
  },
  'ships count more, and the flare comes back': {
    at: {
      ...duel,
      options: { flares: 'standard' },
      red: { hand: ['attack-10', 'flare-macron', 'flare-warpish', pause], warp: 1 },
      blue: lays('attack-12'),
    },
    async play(red) {
      await red.takes('Red 1', 1);
      await red.gives('Return 1 ship');
      await red.attacks(3);
      await red.lays('Attack 10');
      await red.plays('Macron flare', 'Play the Macron flare: wild · 16 : 16');
      await red.seesTotals(16, 16);
      await red.holds('Macron flare');
      await red.isToldWhyNot('Macron flare', 'This flare has been played in this encounter.');
      await red.isToldWhyNot('Warpish flare', 'You have played your one flare of this encounter.');
    },
  },
  'a player is named': {
    at: { destiny: ['blue'], red: { hand: ['attack-08', 'flare-demon'] }, blue: lays('attack-10') },
    async play(red) {
      await red.aims();
      await red.sends(2);
      await red.plays('Demon flare', 'Play the Demon flare: wild');
      await red.isAsked('Whom do you force to be your ally?');
      await red.isTold(/Demon flare \(wild\)/);
      await red.chooses(/^Rigel/);
      await red.gives(/^Rigel/);
      await red.reads(/plays the Demon flare: wild/);
    },
  },
  'ships are given up': {
    at: { ...duel, red: { hand: ['attack-10', 'flare-kamikaze', pause] }, blue: lays('attack-12') },
    async play(red) {
      await red.attacks(2);
      await red.lays('Attack 10');
      await red.plays('Kamikaze flare', 'Play the Kamikaze flare: wild');
      await red.isAsked('Which ships do you sacrifice?');
      await red.isTold(/Kamikaze flare \(wild\)/);
      await red.takes('Red 2', 2);
      await red.gives('Confirm');
      await red.seesTotals(18, 16);
    },
  },
  'cards are given back': {
    at: { ...duel, red: { hand: ['attack-08', 'quash', 'flare-trader'] }, blue: lays('attack-40') },
    async play(red) {
      await red.aims();
      await red.sends(1);
      await red.plays('Trader flare', 'Play the Trader flare: wild');
      await red.isAsked('Which of your cards do you give to Altair?');
      await red.isTold(/Trader flare \(wild\)/);
      await red.picks('Quash');
      await red.gives('Confirm');
      await red.holds('Attack 40');
    },
  },
  'a number is named': {
    at: { ...duel, red: { hand: ['attack-06', 'flare-gambler', pause] }, blue: lays('attack-20') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 06');
      await red.plays('Gambler flare', 'Play the Gambler flare: wild');
      await red.isAsked('How far apart must the two attacks be for your bonus?');
      await red.isTold(/Gambler flare \(wild\)/);
      await red.takes('A number from 0 to 200', 12);
      await red.gives('Confirm');
      await red.seesTotals(19, 24);
    },
  },
  'a colony abroad is chosen': {
    at: {
      ...duel,
      red: { hand: ['attack-08', 'flare-will'] },
      blue: { hand: ['attack-10'], ships: { 'yellow-2': 2 } },
    },
    async play(red) {
      await red.plays('Will flare', 'Play the Will flare: wild');
      await red.isAsked('Whom do you face, and on which planet?');
      await red.gives(/Yellow 2/);
      await red.isAsked('Which ships do you send?');
    },
  },
  'the own power is made stronger': {
    at: { ...duel, red: { alien: 'macron', hand: ['attack-10', 'flare-macron'] }, blue: lays('attack-08') },
    async play(red) {
      await red.aims();
      await red.plays('Macron flare', 'Play the Macron flare: super');
      await red.sends(3);
      await red.invites();
      await red.lays('Attack 10');
      await red.reads(/uses Mass \(Macron\)/);
    },
  },
  'the own use is answered, and aimed': {
    at: {
      ...duel,
      red: { alien: 'mirror', hand: ['attack-12', 'flare-mirror', pause] },
      blue: lays('attack-20'),
    },
    async play(red) {
      await red.attacks(2);
      await red.lays('Attack 12');
      await red.uses('Reversal', 'Mirror');
      await red.plays('Mirror flare', 'Play the Mirror flare: super');
      await red.isAsked('Whose card is reversed?');
      await red.isTold(/Mirror flare \(super\)/);
      await red.presses('The defense: Altair');
      await red.seesTotals(14, 6);
    },
  },
  'what another plays is answered': {
    at: {
      ...duel,
      offense: 'blue',
      destiny: ['red'],
      red: { hand: ['negotiate', 'attack-20', 'flare-filch'] },
      blue: tubes,
    },
    async play(red) {
      await red.isAsked(/plays Mobius Tubes/);
      await red.plays('Filch flare', 'Play the Filch flare: wild');
      await red.isTold(/Filch flare \(wild\)/);
      await red.gives('Discard Negotiate');
      await red.reads(/^No effect: Mobius Tubes/);
      await red.holds('Mobius Tubes');
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
