import { duel, lays, type Story } from './story.ts';

/** Powers that work on ships that are lost or come back. */
export const shipsLost = {
  cudgel: {
    at: {
      ...duel,
      red: { alien: 'cudgel', hand: ['attack-20'] },
      blue: { ...lays('attack-10'), ships: { 'blue-1': 1 } },
    },
    async play(red) {
      await red.attacks(3);
      await red.lays('Attack 20');
      await red.reads(/uses Smash \(Cudgel\)/);
      await red.reads(/Altair loses 1 ship to the warp/);
      await red.reads(/Altair loses 3 ships to the warp/);
    },
  },
  healer: {
    at: { ...duel, red: { alien: 'healer', hand: ['attack-20', 'attack-08'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 20');
      await red.uses('Heal', 'Healer');
      await red.isAsked('Whose ships do you heal?');
      await red.gives('Altair');
      await red.reads(/uses Heal \(Healer\)/);
      await red.reads(/Altair’s ships return/);
    },
  },
  observer: {
    at: {
      ...duel,
      red: { alien: 'observer', hand: ['attack-06', 'flare-demon'] },
      blue: lays('attack-20'),
      yellow: { hand: 0 },
    },
    async play(red) {
      await red.aims();
      await red.sends(2);
      await red.plays('Demon flare', /^Play the Demon flare/);
      await red.isAsked('Whom do you force to be your ally?');
      await red.gives(/^Rigel/);
      await red.invites();
      await red.lays('Attack 06');
      await red.reads(/uses Protect \(Observer\)/);
      await red.reads(/Rigel’s ships return/);
    },
  },
  remora: {
    at: {
      ...duel,
      offense: 'blue',
      destiny: ['yellow'],
      red: { alien: 'remora', warp: 2 },
      blue: { ...lays('attack-10'), warp: 1 },
    },
    async play(red) {
      await red.uses('Cling', 'Remora');
      await red.reads(/uses Cling \(Remora\)/);
      await red.takes('Red 1', 1);
      await red.gives(/^Return 1 ship/);
      await red.reads(/retrieves 1 ship from the warp/);
    },
  },
  spiff: {
    at: { ...duel, red: { alien: 'spiff', hand: ['attack-00'] }, blue: lays('attack-20') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 00');
      await red.uses('Crash Land', 'Spiff');
      await red.reads(/uses Crash Land \(Spiff\)/);
      await red.reads(/lands on Blue 1: 1 ship/);
      await red.seesPlanet(/^Blue 1: .*1 ship/);
    },
  },
  vacuum: {
    at: { ...duel, red: { alien: 'vacuum', hand: ['attack-06'] }, blue: lays('attack-20') },
    async play(red) {
      await red.attacks(2);
      await red.lays('Attack 06');
      await red.isAsked('Whom do you drag along, and with how many ships?');
      await red.takes('Altair', 2);
      await red.gives('Confirm');
      await red.reads(/uses Catharsis \(Vacuum\)/);
      await red.reads(/Altair loses 2 ships to the warp/);
    },
  },
  void: {
    at: { ...duel, red: { alien: 'void', hand: ['attack-20'] }, blue: lays('attack-10') },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 20');
      await red.reads(/uses Eradicate \(Void\)/);
      await red.reads(/Altair loses 4 ships for the rest of the game/);
    },
  },
  zombie: {
    at: { ...duel, red: { alien: 'zombie', hand: ['attack-06'] }, blue: lays('attack-20') },
    async play(red) {
      await red.attacks(2);
      await red.lays('Attack 06');
      await red.reads(/uses Immortality \(Zombie\)/);
      await red.isAsked('To which colonies do your ships return?');
      await red.takes('Red 2', 2);
      await red.gives('Return 2 ships');
      await red.reads(/ships return: Red 2 \(2 ships\)/);
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
