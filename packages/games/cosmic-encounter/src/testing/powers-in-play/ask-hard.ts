import { askBot, botByName, luckFor } from '@starboard/bots';
import { canonical, type Json, playFrom } from '@starboard/engine';
import { buildPosition, type Colour, cosmicEncounter, type PositionDescription } from '../../index.ts';
import { seatOf, spelled } from '../answers.ts';
import { ScenarioTable } from '../scenario-table.ts';
import type { Moment, Said } from './moment.ts';

export const tries = 5;

/** A table at which the bot `hard` answers for a player. */
class HardTable extends ScenarioTable {
  /** Plays on to a question to that player alone, and hears what the bot says. */
  hears(colour: Colour, luck: string): Json {
    this.goOnUntil(`a question to ${colour}`, () => {
      const question = this.asked(colour);
      return question !== undefined && question.secret === undefined;
    });
    return this.ask(colour, luck);
  }

  /** What the bot says now. */
  ask(colour: Colour, luck: string): Json {
    const hard = botByName('hard', cosmicEncounter);
    if (!hard) throw new Error("there is no bot 'hard'");
    return askBot(hard, this.match, seatOf(colour), luckFor(luck));
  }

  takes(colour: Colour, answer: Json): void {
    this.give(seatOf(colour), answer);
  }

  /** Whether that is what the bot should say, now that it is asked. */
  isSaid(colour: Colour, answer: Json, said: Said): boolean {
    if (typeof said === 'function') return said(faced(answer));
    const question = this.asked(colour);
    return canonical(faced(question ? spelled(question, said) : said)) === canonical(faced(answer));
  }
}

/** Equal cards cannot be told apart. */
function faced(answer: Json): Json {
  return JSON.parse(JSON.stringify(answer).replaceAll(/\/\d+"/g, '"')) as Json;
}

/** What the bot answers in each try, and how often that is what it should. */
export function heard(moment: Moment, description = moment.at, expected = saidAt(moment)) {
  const answers: Json[] = [];
  let right = 0;
  for (let luck = 0; luck < tries; luck++) {
    const table = setUp(moment, description);
    const { by = 'red', then = [] } = moment;
    const given = [table.ask(by, `${luck}`)];
    let isRight = table.isSaid(by, given[0] as Json, expected);
    for (const said of expected === saidAt(moment) && isRight ? then : []) {
      table.takes(by, given.at(-1) as Json);
      given.push(table.hears(by, `${luck}`));
      isRight &&= table.isSaid(by, given.at(-1) as Json, said);
    }
    if (isRight && expected === saidAt(moment) && moment.after) {
      table.takes(by, given.at(-1) as Json);
      moment.after(table);
    }
    answers.push(given.length > 1 ? given : (given[0] as Json));
    if (isRight) right++;
  }
  return { answers, right };
}

/** The same without the alien of the player who decides. */
export function withoutAlien({ at, by = 'red' }: Moment): PositionDescription {
  const { alien: _alien, tokens: _tokens, ...player } = at[by] ?? {};
  return { ...at, [by]: player };
}

export function saidAt(moment: Moment): Said {
  if ('uses' in moment) return moment.uses;
  return 'keeps' in moment ? 'pass' : moment.says;
}

function setUp(moment: Moment, description: PositionDescription): HardTable {
  const table = new HardTable(playFrom(cosmicEncounter, buildPosition(description)));
  moment.play?.(table);
  const { by = 'red' } = moment;
  if ('asked' in moment) return table.expectNext(moment.asked, by);
  return table.expectOffered(by, 'uses' in moment ? moment.uses : moment.keeps);
}
