import { botByName, BotsAtTable, luckFor } from '@starboard/bots';
import { keepsTime, latestEvents, startMatch, submit } from '@starboard/engine';
import { titleOf } from '../../content/equipment.ts';
import { heroCard, type HeroId } from '../../content/heroes.ts';
import { projectElite } from '../../game.ts';
import type { Options } from '../../rules/state/options.ts';
import type { State } from '../../rules/state/state.ts';

/** What is played: heroes and starting weapons are dealt at random, teams are of one kind of bot. */
export interface Mission {
  readonly level: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Pick<Options, 'mission' | 'map' | 'difficulty'>;
}

/** What came of it. */
export interface Played extends Mission {
  readonly cause: string;
  readonly rounds: number;
  readonly heroes: readonly HeroId[];
  /** The starting weapon of each hero. */
  readonly weapons: readonly string[];
  /** Damage that each hero took. */
  readonly damage: readonly number[];
  readonly reachedLimit: boolean;
  /** In the first four rounds. */
  readonly searches: number;
  readonly kills: number;
  readonly rolls: number;
  readonly results: number;
  /** Lasting events that were turned up, and those done within two rounds. */
  readonly lasting: number;
  readonly doneSoon: number;
}

const mostInputs = 200_000;

/** Plays one mission with virtual time; the same seed gives the same. */
export function playMission(mission: Mission): Played {
  const { level, seats, seed, options } = mission;
  const bot = botByName(level, projectElite);
  if (!bot) throw new Error(`no bot '${level}'`);
  const match = startMatch(projectElite, { seats, seed, options, undo: false });
  const state = match.position.state as State;
  const seen = watcher(state);
  const atTable = new BotsAtTable(
    match,
    Array.from({ length: seats }, () => bot),
    luckFor(seed),
  );
  seen.look(latestEvents(match));
  for (let inputs = 0; !match.position.outcome; inputs++) {
    const input = keepsTime(match, false) ? atTable.nextInTime() : atTable.nextAnswer();
    const result = input && submit(match, input);
    if (!result?.accepted || inputs > mostInputs)
      throw new Error(
        `${seed}: ${JSON.stringify(input)} ${result?.accepted === false ? result.reason.key : ''}`,
      );
    seen.look(result.events);
  }
  const { cause = 'none' } = match.position.outcome;
  return { ...mission, cause, rounds: state.round, ...seen.counted() };
}

type AnyEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Counts what is told. */
function watcher(state: State) {
  const damage = new Map<string, number>();
  const weapons: string[] = [];
  const revealed = new Map<number, number>();
  let [searches, kills, rolls, results, doneSoon] = [0, 0, 0, 0, 0];
  let reachedLimit = false;
  const count = (event: AnyEvent): void => {
    switch (event.type) {
      case 'weaponClaimed':
        weapons.push(titleOf(String(event['card'])));
        break;
      case 'hurt': {
        const hero = String(event['hero']) as HeroId;
        damage.set(hero, (damage.get(hero) ?? 0) + Number(event['damage']));
        reachedLimit ||= state.heroes.some(
          ({ id, damage: now }) => id === hero && now >= heroCard(hero).limit,
        );
        break;
      }
      case 'searched':
        if (state.round <= 4) searches++;
        break;
      case 'killed':
        kills++;
        break;
      case 'rolled':
        rolls++;
        break;
      case 'came':
        results += (event['faces'] as readonly string[]).filter((face) => face === 'A').length;
        break;
      case 'eventRevealed':
        revealed.set(Number(event['no']), state.round);
        break;
      case 'eventCompleted':
        if (state.round - (revealed.get(Number(event['no'])) ?? 0) < 2) doneSoon++;
        break;
      default:
    }
  };
  return {
    look(events: readonly { readonly type: string }[]): void {
      for (const event of events) count(event);
    },
    counted: () => {
      const heroes = state.heroes.flatMap(({ id }) => id ?? []);
      return {
        heroes,
        weapons,
        damage: heroes.map((id) => damage.get(id) ?? 0),
        reachedLimit,
        searches,
        kills,
        rolls,
        results,
        lasting: [...revealed.keys()].filter((no) => no <= 16).length,
        doneSoon,
      };
    },
  };
}
