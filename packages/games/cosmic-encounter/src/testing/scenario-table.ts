import type { Json } from '@starboard/engine';
import { expect } from 'vitest';
import type { CardFace, Colour, PlanetKey, Side } from '../index.ts';
import { type CardKind, nothing } from '../rules/deal/deal-terms.ts';
import { talksLength } from '../rules/deal/deal-terms.ts';
import { TechTable } from './tech-table.ts';
import { colourOf, type Ships, seatOf } from './answers.ts';

interface Sent {
  /** Whose turn it must be. */
  readonly offense?: Colour;
  readonly defense: Colour;
  /** Sent by the offense. */
  readonly ships: Ships;
  /** The first planet of the defense's if nothing is said. */
  readonly on?: PlanetKey;
}

/** What a main player gives in a deal. */
interface Gift {
  readonly cards?: readonly CardFace[];
  readonly kinds?: readonly CardKind[];
  readonly random?: number;
  readonly colony?: PlanetKey;
  /** By whose ships they are. */
  readonly release?: Partial<Record<Colour, number>>;
}

type Gifts = Partial<Record<Colour, Gift>>;

/** A table to tell a story of play at: the course of an encounter. */
export class ScenarioTable extends TechTable {
  /** From the start of the turn, or the choice of a second encounter, until the offense's ships are sent. */
  encounter({ offense, defense, ships, on = `${defense}-1` }: Sent): this {
    this.goOn(() => false);
    if (this.isAsked('second-encounter')) this.chooses('encounter').goOn(() => false);
    const sender = colourOf(this.view.encounter?.offense ?? this.state.offense);
    if (offense) expect(sender, 'the offense').toBe(offense);
    if (this.isAsked('destiny')) {
      const key = `player:${defense}`;
      this.answers(sender, this.isOffered(sender, key) ? key : `drive-out:${on}:${defense}`);
    }
    this.expectDefense(defense).goOn(() => false);
    if (this.isAsked('aim')) this.aims(on);
    return this.sends(sender, ships);
  }

  aims(planet: PlanetKey): this {
    return this.until('aim').chooses(planet);
  }

  /** `sends('red', 3)` or `sends('red', { 'red-3': 2 })`. */
  sends(colour: Colour, ships: Ships): this {
    return this.moves(colour, 'send-ships', ships);
  }

  /** Takes ships back to these colonies. */
  returns(colour: Colour, ships: Ships): this {
    return this.moves(colour, 'return-ships', ships);
  }

  /** Gives up ships of its choice. */
  givesUp(colour: Colour, ships: Ships): this {
    return this.moves(colour, 'give-up-ships', ships);
  }

  /** Settles a colony that a deal granted. */
  settles(colour: Colour, ships: Ships): this {
    return this.moves(colour, 'settle', ships);
  }

  invites(side: Side, ...guests: readonly Colour[]): this {
    return this.prompted(this.main(side), 'invite', guests);
  }

  joins(colour: Colour, side: Side, ships: Ships): this {
    return this.prompted(colour, 'ally', `join:${side}`).sends(colour, ships);
  }

  declines(colour: Colour): this {
    return this.prompted(colour, 'ally', 'decline');
  }

  selects(colour: Colour, face: CardFace): this {
    return this.prompted(colour, 'select', face);
  }

  /** The offense's card and the defense's, in the order in which they are asked. */
  lay(offense: CardFace, defense: CardFace): this {
    const isDefenseFirst = this.until('select').asked(this.main('offense')) === undefined;
    if (isDefenseFirst) this.selects(this.main('defense'), defense);
    this.selects(this.main('offense'), offense);
    return isDefenseFirst ? this : this.selects(this.main('defense'), defense);
  }

  /** Puts terms on the table: what each main player gives. */
  offers(colour: Colour, gifts: Gifts): this {
    return this.prompted(colour, 'deal', this.until('deal').offer(gifts));
  }

  refusesOffer(colour: Colour, gifts: Gifts, reasonKey: string): this {
    return this.until('deal').refuses(colour, this.offer(gifts), reasonKey);
  }

  accepts(colour: Colour): this {
    return this.prompted(colour, 'deal', 'accept');
  }

  /** Says no to the offer on the table, and goes on talking. */
  declinesOffer(colour: Colour): this {
    return this.prompted(colour, 'deal', 'decline');
  }

  breaksOff(colour: Colour): this {
    return this.prompted(colour, 'deal', 'break-off');
  }

  timeRunsOut(): this {
    return this.talksFor(talksLength);
  }

  /** So many milliseconds of the talks go by. */
  talksFor(milliseconds: number): this {
    this.until('deal').wait(milliseconds);
    return this;
  }

  /** One reward after another. */
  rewards(colour: Colour, ...rewards: readonly ('card' | 'ship' | 'waive')[]): this {
    for (const reward of rewards) this.prompted(colour, 'reward', reward);
    return this;
  }

  endsTurn(): this {
    return this.until('second-encounter').chooses('end-turn');
  }

  private main(side: Side): Colour {
    const seat = this.view.encounter?.[side] ?? null;
    if (seat === null) throw new Error(`there is no ${side} yet`);
    return colourOf(seat);
  }

  private offer(gifts: Gifts): Json {
    const gift = (side: Side): Json => {
      const giver = this.main(side);
      const { release = {}, ...gift } = gifts[giver] ?? {};
      const bySeat = Object.entries(release).map(([owner, count]) => [seatOf(owner as Colour), count]);
      return { ...nothing, ...gift, release: Object.fromEntries(bySeat) };
    };
    return { offer: { offense: gift('offense'), defense: gift('defense') } };
  }
}
