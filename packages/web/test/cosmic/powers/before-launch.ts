import { duel, lays, type Story } from './story.ts';

/** Powers that work at the start of a turn, with destiny and at launch. */
export const beforeLaunch = {
  citadel: {
    at: { ...duel, red: { alien: 'citadel', hand: ['attack-08', 'attack-12'] }, blue: lays('attack-10') },
    async play(red) {
      await red.presses('Citadel: lay an attack card beside a planet');
      await red.isAsked('Beside which planet do you lay a card?');
      await red.chooses(/^Red 2/);
      await red.gives('Red 2');
      await red.isAsked('Which attack card do you lay there?');
      await red.picks('Attack 12');
      await red.gives('Lay Attack 12');
      await red.reads(/lays Attack 12 beside Red 2/);
      await red.seesPlanet(/^Red 2: .*beside it Attack 12/);
    },
  },
  dictator: {
    at: {
      ...duel,
      offense: 'blue',
      destiny: ['red', 'yellow', 'wild'],
      destinyCount: 3,
      red: { alien: 'dictator' },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.isAsked('Which destiny card must the offense draw?');
      await red.chooses(/Yellow/);
      await red.gives(/Yellow/);
      await red.reads(/uses Command \(Dictator\)/);
      await red.reads(/Destiny: Yellow/);
    },
  },
  hate: {
    at: {
      ...duel,
      red: { alien: 'hate', hand: ['negotiate', 'attack-08'] },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.isAsked('Which card do you discard in rage? The others must match it');
      await red.picks('Negotiate');
      await red.gives('Discard Negotiate');
      await red.reads(/uses Rage \(Hate\)/);
      await red.isAsked(/ships go to the warp\?$/);
      await red.takes('Blue 1', 3);
      await red.gives('Confirm');
      await red.reads(/Altair loses 3 ships to the warp/);
    },
  },
  macron: {
    at: {
      ...duel,
      red: { alien: 'macron', hand: ['attack-08', 'reinforcement-2'] },
      blue: lays('attack-06'),
    },
    async play(red) {
      await red.aims();
      await red.reads(/uses Mass \(Macron\)/);
      await red.isAsked('Which ships do you send?');
      await red.isTold(/Exactly 1/);
      await red.sends(1);
      await red.invites();
      await red.lays('Attack 08');
      await red.seesStep('Offense', /1 ship × 4/);
      await red.seesTotals(12, 10);
    },
  },
  masochist: {
    at: { players: 3, red: { alien: 'masochist', ships: {}, warp: 20 } },
    async play(red) {
      await red.isAsked(/^You win/);
      await red.isTold(/\(Hurt Yourself \(Masochist\)\) wins in encounter 1/);
      await red.reads(/uses Hurt Yourself \(Masochist\)/);
    },
  },
  mite: {
    at: {
      ...duel,
      red: { alien: 'mite' },
      blue: { hand: ['attack-10', 'attack-10', 'attack-08', 'attack-08', 'attack-06'] },
    },
    async play(red) {
      await red.aims();
      await red.sends(2);
      await red.reads(/uses Bluster \(Mite\)/);
      await red.reads(/Altair discards|lands on Blue 1: 2 ships/);
    },
  },
  shadow: {
    at: { ...duel, red: { alien: 'shadow' }, blue: { ...lays('attack-10'), ships: { 'yellow-1': 1 } } },
    async play(red) {
      await red.isAsked('Which ship do you execute?');
      await red.chooses(/Yellow 1/);
      await red.gives(/Yellow 1/);
      await red.reads(/uses Execute \(Shadow\)/);
      await red.reads(/Altair loses 1 ship to the warp/);
    },
  },
  will: {
    at: { ...duel, red: { alien: 'will' }, blue: lays('attack-10') },
    async play(red) {
      await red.isAsked('Whom do you face, and on which planet?');
      await red.chooses(/Yellow 3/);
      await red.gives(/Yellow 3/);
      await red.reads(/uses Choice \(Will\)/);
      await red.isAsked('Which ships do you send?');
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
