import { duel, lays, pause, type Story } from '../powers/story.ts';

/** Each artifact, played by what is on screen. */
export const artifacts = {
  'mobius-tubes': {
    at: { ...duel, red: { hand: ['mobius-tubes', 'attack-08'], warp: 3 }, blue: lays('attack-10') },
    async play(red) {
      await red.plays('Mobius Tubes');
      await red.isAsked('To which colonies do your ships return?');
      await red.isTold('Mobius Tubes');
      await red.takes('Red 2', 3);
      await red.gives('Return 3 ships');
      await red.reads(/retrieves 3 ships from the warp/);
    },
  },
  plague: {
    at: { ...duel, red: { hand: ['plague', 'attack-08'] }, blue: { hand: ['attack-10', 'quash'] } },
    async play(red) {
      await red.plays('Plague');
      await red.isAsked('Who suffers from this card?');
      await red.isTold('Plague');
      await red.chooses(/^Altair/);
      await red.gives(/^Altair/);
      await red.reads(/Altair discards Quash/);
    },
  },
  'force-field': {
    at: { destiny: ['blue'], red: { hand: ['force-field', 'attack-08', pause] }, blue: lays('attack-10') },
    async play(red) {
      await red.aims();
      await red.sends(2);
      await red.invites(/^Rigel/);
      await red.plays('Force Field');
      await red.isAsked('Which allies do you send home?');
      await red.isTold('Force Field');
      await red.chooses(/^Rigel/);
      await red.gives('Confirm');
      await red.reads(/Rigel’s ships return/);
    },
  },
  'emotion-control': {
    at: { ...duel, red: { hand: ['emotion-control', 'attack-04'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 04');
      await red.plays('Emotion Control');
      await red.isAsked('Talk it over, or break off');
      await red.reads(/plays Emotion Control/);
    },
  },
  'ionic-gas': {
    at: { ...duel, red: { hand: ['ionic-gas', 'attack-20'] }, blue: { hand: ['negotiate'] } },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 20');
      await red.plays('Ionic Gas');
      await red.reads(/plays Ionic Gas/);
    },
  },
  quash: {
    at: {
      ...duel,
      red: { hand: ['quash', 'negotiate'] },
      blue: { hand: ['negotiate', 'negotiate'], ships: { 'red-1': 2 } },
    },
    async play(red) {
      await red.attacks(1);
      await red.lays('Negotiate');
      await red.offersColony('Red 3');
      await red.plays('Quash');
      await red.reads(/plays Quash/);
      await red.isAsked('Which of your ships go to the warp?');
    },
  },
  'cosmic-zap': {
    at: {
      ...duel,
      red: { hand: ['cosmic-zap', 'attack-20', pause] },
      blue: { alien: 'tripler', hand: ['attack-10'] },
    },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 20');
      await red.isAsked(/uses Thrice/);
      await red.plays('Cosmic Zap');
      await red.reads(/^No effect: Thrice/);
    },
  },
  'card-zap': {
    at: {
      ...duel,
      offense: 'blue',
      red: { hand: ['card-zap', 'attack-20'] },
      blue: { hand: ['mobius-tubes', 'attack-10'], ships: {}, warp: 20 },
    },
    async play(red) {
      await red.isAsked(/plays Mobius Tubes/);
      await red.plays('Card Zap');
      await red.reads(/^No effect: Mobius Tubes/);
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
