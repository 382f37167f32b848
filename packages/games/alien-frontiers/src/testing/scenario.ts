import { decisionOf, canUndo, copy, type Json, playFrom, submit } from '@starboard/engine';
import { expect, test } from 'vitest';
import {
  alienFrontiers,
  buildPosition,
  type Colour,
  type FacilityId,
  type PositionDescription,
  type TerritoryId,
  type Title,
} from '../index.ts';
import { dockKey, type Loot, lootAnswer, seatOf } from './answers.ts';
import { parseAct } from '../keys/index.ts';
import { SeenTable } from './seen-table.ts';

/** Plays a scenario from a described position, through decisions alone. */
export function scenario(
  name: string,
  description: PositionDescription,
  play: (table: ScenarioTable) => void,
): void {
  test(name, () => play(new ScenarioTable(playFrom(alienFrontiers, buildPosition(description)))));
}

/** A table to tell a story of play at: what is done, and what is refused. */
export class ScenarioTable extends SeenTable {
  answers(answer: Json): this {
    const { seat } = this.question;
    const result = submit(this.match, { seat, decision: decisionOf(this.match, seat), answer });
    if (!result.accepted) {
      throw new Error(
        `${JSON.stringify(answer)} was refused: ${JSON.stringify(result.reason)} ${result.error?.stack ?? ''}`,
      );
    }
    expect(alienFrontiers.invariants(this.state, this.match.position.outcome)).toEqual([]);
    return this;
  }

  /** The answer is refused for this reason, and nothing changes. */
  refuses(answer: Json, key: string): this {
    const before = copy(this.match.position);
    const { seat } = this.question;
    const result = submit(this.match, { seat, decision: decisionOf(this.match, seat), answer });
    expect(result.accepted ? `accepted ${JSON.stringify(answer)}` : result.reason.key).toBe(key);
    expect(result).not.toHaveProperty('error');
    expect(this.match.position).toEqual(before);
    return this;
  }

  /** `docks('shipyard', 3, 3)`; `'6r'` is the Relic Ship, `'5t'` a teleported ship. */
  docks(facility: FacilityId, ...ships: readonly (number | string)[]): this {
    return this.answers(dockKey(facility, ships));
  }

  refusesDock(reasonKey: string, facility: FacilityId, ...ships: readonly (number | string)[]): this {
    return this.refuses(dockKey(facility, ships), reasonKey);
  }

  constructs(value: number, territory: TerritoryId): this {
    return this.docks('colony-constructor', value, value, value).answers(territory);
  }

  terraforms(territory: TerritoryId, ship: number | string = 6): this {
    return this.docks('terraforming-station', ship).answers(territory);
  }

  launches(territory: TerritoryId): this {
    return this.answers('launch').answers(territory);
  }

  cycles(): this {
    return this.answers('cycle');
  }

  claims(title: Title): this {
    return this.answers(`claim:${title}`);
  }

  trades(times: number): this {
    return this.answers(`trade:${times}`);
  }

  /** The fuel power, pointed at each target in turn; a list answers a question for several. */
  uses(title: Title, ...targets: readonly Json[]): this {
    return targets.reduce<this>((table, target) => table.answers(target), this.answers(`use:${title}`));
  }

  discards(title: Title, ...targets: readonly Json[]): this {
    return targets.reduce<this>((table, target) => table.answers(target), this.answers(`discard:${title}`));
  }

  stealsCard(from: Colour, title: Title): this {
    return this.answers(`card:${seatOf(from)}:${title}`);
  }

  /** `stealsTokens({ green: { ore: 3 }, blue: { fuel: 1 } })` */
  stealsTokens(loot: Loot): this {
    return this.answers('resources').answers(lootAnswer(loot));
  }

  endsTurn(): this {
    return this.answers('end-turn');
  }

  /** Docks what is left where it matters least, ends the turn, and gives back surplus ore first. */
  finishesTurn(): this {
    const quiet = ['alien-artifact', 'solar-converter', 'lunar-mine', 'colonist-hub'];
    const turn = this.view.turn;
    while (!this.options.includes('end-turn')) {
      const docks = this.options.map((key) => ({ key, act: parseAct(key) }));
      const places = quiet.flatMap((id) =>
        docks.filter(({ act }) => act?.is === 'dock' && act.station === id).map(({ key }) => key),
      );
      this.answers((places[0] ?? this.options[0]) as string);
    }
    this.endsTurn();
    if (this.view.turn !== turn) return this;
    const { shape } = this.question;
    return shape.kind === 'amount' ? this.answers(shape.min) : this;
  }

  undoes(): this {
    const { seat } = this.question;
    expect(canUndo(this.match, seat)).toBe(true);
    expect(submit(this.match, { seat, undo: true }).accepted).toBe(true);
    return this;
  }

  refusesUndo(): this {
    const { seat } = this.question;
    expect(submit(this.match, { seat, undo: true })).toMatchObject({
      reason: { key: 'engine.nothing-to-undo' },
    });
    return this;
  }
}
