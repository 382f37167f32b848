import { expect } from 'vitest';
import type { TechId } from '../content/technologies.ts';
import type { Colour, PlanetKey, View } from '../index.ts';
import { planetKey } from '../keys/planets.ts';
import type { Place } from '../rules/state/state.ts';
import { ActingTable } from './acting-table.ts';
import { seatOf } from './answers.ts';

type TechView = View['players'][number]['techs'][number];

/** What is done about technologies, and expected of them. */
export class TechTable extends ActingTable {
  /** A ship of that colony goes to research. */
  researches(colour: Colour, tech: TechId, planet: PlanetKey): this {
    return this.prompted(colour, 'tech', `research:${tech}:${planet}`);
  }

  completes(colour: Colour, tech: TechId): this {
    return this.prompted(colour, 'tech', `complete:${tech}`);
  }

  abandons(colour: Colour, tech: TechId): this {
    return this.prompted(colour, 'tech', `abandon:${tech}`);
  }

  /** What its owner sees of a technology in front of it. */
  expectTech(
    colour: Colour,
    tech: TechId,
    expected: Partial<Pick<TechView, 'isFaceUp' | 'ships'>> = {},
  ): this {
    const { techs = [] } = this.viewOf(colour).players[seatOf(colour)] ?? {};
    expect(
      techs.find((candidate) => candidate.tech === tech),
      `${colour}'s ${tech}`,
    ).toMatchObject(expected);
    return this;
  }

  /** What all other players see: the technologies of a colour, null for what lies face down. */
  expectSeenTechs(colour: Colour, ...techs: readonly (TechId | null)[]): this {
    expect(this.view.players[seatOf(colour)]?.techs.map(({ tech }) => tech)).toEqual(techs);
    return this;
  }

  /** Where the ship is that is told apart. */
  expectPrometheus(place: PlanetKey | Exclude<Place, number>): this {
    const at = this.view.prometheus?.at;
    expect(typeof at === 'number' ? planetKey(this.state, at) : at, 'the Prometheus').toBe(place);
    return this;
  }

  /** The uppermost technologies of the discard pile, the top last. */
  expectTechDiscard(...techs: readonly TechId[]): this {
    const { techDiscard } = this.view;
    expect(techs.length === 0 ? techDiscard : techDiscard.slice(-techs.length)).toEqual(techs);
    return this;
  }
}
