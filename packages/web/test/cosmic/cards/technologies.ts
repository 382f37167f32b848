import type { TechId } from '@starboard/cosmic-encounter/content';
import { duel, lays, pause, type Story } from '../powers/story.ts';

const ready = (id: TechId) => ({ id, completed: true }) as const;

/** Each technology, used by what is on screen. */
export const technologies = {
  start: {
    at: {
      ...duel,
      discard: ['attack-40', 'negotiate'],
      deck: ['attack-30', 'attack-04', 'force-field', 'negotiate'],
      red: {
        hand: ['attack-08', 'attack-20'],
        warp: 2,
        techs: [
          ready('delta-scanners'),
          ready('vacuum-turbines'),
          ready('warpspace-key'),
          ready('coldsleep-ship'),
          ready('omega-missile'),
          ready('enigma-device'),
          { id: 'genesis-bomb', ships: 4 },
        ],
      },
      blue: lays('attack-10'),
    },
    async play(red) {
      await red.isAsked('What do you do with your technologies?');
      // it is ready, but its moment comes later
      await red.sees('You can use it at another moment: Start of the encounter.');
      await red.presses('Pass');
      await red.isAsked('Start of the encounter');
      await red.picks('Delta Scanners');
      await red.gives('Use Delta Scanners');
      await red.isAsked('Which card do you take from the discard pile?');
      await red.isTold('Delta Scanners');
      await red.chooses('Attack 40');
      await red.gives('Take Attack 40');
      await red.isAsked('Start of the encounter');
      await red.picks('Vacuum Turbines');
      await red.gives('Use Vacuum Turbines');
      await red.isAsked('Which of these cards do you keep?');
      await red.picks('Attack 30');
      await red.gives('Confirm');
      await red.isAsked('Start of the encounter');
      await red.picks('Warpspace Key');
      await red.gives('Use Warpspace Key');
      await red.isAsked('To which colonies do your ships return?');
      await red.takes('Red 2', 2);
      await red.gives('Return 2 ships');
      await red.isAsked('Start of the encounter');
      await red.picks('Coldsleep Ship');
      await red.gives('Use Coldsleep Ship');
      await red.isAsked('On which planet do you found a colony?');
      await red.chooses(/^Yellow 1/);
      await red.gives('Yellow 1');
      await red.isAsked('Which ships go to the new colony?');
      await red.takes('Red 2', 1);
      await red.gives('Confirm');
      await red.isAsked('Start of the encounter');
      await red.picks('Omega Missile');
      await red.gives('Use Omega Missile');
      await red.isAsked('Which planet do you destroy?');
      await red.chooses(/^Blue 2/);
      await red.gives('Blue 2');
      await red.isAsked('Start of the encounter');
      await red.picks('Genesis Bomb, 4 ships');
      await red.gives('Use Genesis Bomb');
      await red.isAsked('How many of the research ships settle the new planet?');
      await red.isTold('Genesis Bomb');
      await red.takes('A number from 0 to 4', 4);
      await red.gives('Confirm');
      await red.isAsked('Start of the encounter');
      await red.picks('Enigma Device');
      await red.gives('Use Enigma Device');
      await red.isAsked(/^Which cards do you discard first/);
      await red.gives('Confirm');
    },
  },
  encounter: {
    at: {
      destiny: ['blue'],
      players: 3,
      cannon: ['blue-1', 'blue-2'],
      red: {
        hand: ['attack-08', 'attack-20'],
        techs: [
          ready('energy-cloak'),
          ready('plasma-thrusters'),
          ready('qax'),
          ready('xenon-lasers'),
          { id: 'quark-battery', completed: true, card: 'attack-40' },
          ready('lunar-cannon'),
          ready('infinity-drive'),
        ],
      },
      blue: lays('attack-10'),
      yellow: { hand: ['attack-08'] },
    },
    async play(red) {
      await red.aims();
      await red.picks('Energy Cloak');
      await red.gives('Use Energy Cloak');
      await red.picks('Plasma Thrusters');
      await red.gives('Use Plasma Thrusters');
      await red.isAsked('Which ships do you send?');
      await red.takes('Red 1', 4);
      await red.takes('Red 2', 1);
      await red.gives('Send 5 ships');
      await red.picks('The Qax');
      await red.gives('Use The Qax');
      await red.isAsked('Whom do you force to be your ally?');
      await red.gives(/^Rigel/);
      await red.invites();
      await red.lays('Attack 08');
      await red.picks('Xenon Lasers');
      await red.gives(/^Use Xenon Lasers: Raise/);
      await red.picks('Lunar Cannon');
      await red.gives(/^Use Lunar Cannon/);
      await red.picks('Quark Battery');
      await red.gives(/^Use Quark Battery/);
      await red.picks('Infinity Drive');
      await red.gives('Use Infinity Drive');
      await red.reads(/uses Infinity Drive/);
    },
  },
  cannon: {
    at: { ...duel, red: { techs: [{ id: 'lunar-cannon', ships: 5 }] }, destiny: ['wild'] },
    async play(red) {
      await red.isAsked('What do you do with your technologies?');
      await red.chooses('Complete Lunar Cannon');
      await red.gives('Complete Lunar Cannon');
      await red.takes('Red 3', 5);
      await red.gives('Return 5 ships');
      await red.isAsked('Where do you place the cannon?');
      await red.chooses(/^Between Red 1 and Red 2/);
      await red.gives(/^Between Red 1 and Red 2/);
      await red.reads(/Lunar Cannon/);
    },
  },
  prometheus: {
    at: { ...duel, red: { techs: [{ id: 'prometheus', ships: 7 }] } },
    async play(red) {
      await red.isAsked('What do you do with your technologies?');
      await red.chooses('Complete The Prometheus');
      await red.gives('Complete The Prometheus');
      await red.takes('Red 3', 7);
      await red.gives('Return 7 ships');
      await red.isAsked('Where do you put the Prometheus?');
      await red.chooses(/^Red 1/);
      await red.gives('Red 1');
    },
  },
  seed: {
    at: { ...duel, red: { alien: 'human', techs: [{ id: 'precursor-seed', ships: 9 }] } },
    async play(red) {
      await red.isAsked('What do you do with your technologies?');
      await red.chooses('Complete Precursor Seed');
      await red.gives('Complete Precursor Seed');
      await red.takes('Red 1', 9);
      await red.gives('Return 9 ships');
      await red.reads(/has a new alien/);
    },
  },
  battery: {
    at: { ...duel, red: { hand: ['attack-08', 'attack-20'], techs: [{ id: 'quark-battery', ships: 3 }] } },
    async play(red) {
      await red.isAsked('What do you do with your technologies?');
      await red.chooses('Complete Quark Battery');
      await red.gives('Complete Quark Battery');
      await red.takes('Red 1', 3);
      await red.gives('Return 3 ships');
      await red.isAsked('Which encounter card do you store?');
      await red.picks('Attack 20');
      await red.gives('Store Attack 20');
    },
  },
  research: {
    at: {
      ...duel,
      red: {
        techs: [
          { id: 'energy-cloak', ships: 1 },
          { id: 'qax', ships: 4 },
        ],
      },
    },
    async play(red) {
      await red.isAsked('What do you do with your technologies?');
      await red.sees('It takes 3 more ships.');
      await red.chooses('Research Energy Cloak with a ship from Red 1');
      await red.gives('Research Energy Cloak with a ship from Red 1');
      await red.reads(/researches Energy Cloak|a ship/);
    },
  },
  scrambler: {
    at: {
      ...duel,
      red: { techs: [{ id: 'tech-scrambler', ships: 5 }] },
      blue: { hand: ['attack-10'], techs: [ready('xenon-lasers')] },
    },
    async play(red) {
      await red.isAsked('Start of a turn');
      await red.picks('Tech Scrambler, 5 ships');
      await red.gives('Use Tech Scrambler against a technology on the table');
      await red.isAsked('Which technology do you stop?');
      await red.gives('Xenon Lasers (Altair)');
      await red.reads(/^Altair discards Xenon Lasers/);
    },
  },
  mines: {
    at: {
      ...duel,
      offense: 'blue',
      destiny: ['red'],
      red: { hand: ['attack-08', 'attack-20'], techs: [{ id: 'gluon-mines', ships: 1 }] },
      blue: { hand: ['attack-10'] },
    },
    async play(red) {
      await red.isAsked('What do you do with your technologies?');
      await red.presses('Pass');
      await red.invites();
      await red.lays('Attack 08');
      await red.isAsked('After cards are selected');
      await red.gives('Use Gluon Mines');
      await red.isAsked('Whose ships do the mines hit?');
      await red.isTold('Gluon Mines');
      await red.takes('Altair', 1);
      await red.gives('Confirm');
      await red.reads(/Altair loses 1 ship to the warp/);
    },
  },
  hulls: {
    at: {
      ...duel,
      offense: 'blue',
      destiny: ['red'],
      red: {
        hand: ['attack-06', 'attack-08'],
        techs: [ready('collapsium-hulls'), ready('plasma-thrusters')],
      },
      blue: lays('attack-14'),
    },
    async play(red) {
      await red.isAsked('After the offense has sent ships');
      await red.gives('Use Plasma Thrusters: bring a ship to the target');
      await red.isAsked('From which colony do you bring a ship to the target?');
      await red.isTold('Plasma Thrusters, in defense');
      await red.chooses(/^Red 1/);
      await red.gives('Red 1');
      await red.invites();
      await red.lays('Attack 08');
      await red.isAsked('Ships on their way to the warp');
      await red.gives('Use Collapsium Hulls');
      await red.reads(/uses Collapsium Hulls/);
    },
  },
  field: {
    at: {
      ...duel,
      red: { hand: ['attack-20', pause], techs: [ready('cosmic-field-generator')] },
      blue: { alien: 'tripler', hand: ['attack-10'] },
    },
    async play(red) {
      await red.attacks(1);
      await red.lays('Attack 20');
      await red.isAsked(/uses Thrice/);
      await red.picks('Cosmic Field Generator');
      await red.gives('Use Cosmic Field Generator');
      await red.reads(/^No effect: Thrice/);
    },
  },
} as const satisfies Readonly<Record<string, Story>>;
