import { expect } from 'vitest';
import type { CardFace, Colour, PlanetKey, Side, View } from '../index.ts';
import type { AlienId } from '../content/aliens.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import { colourOf, faceOf, seatOf } from './answers.ts';
import { PlayedTable } from './played-table.ts';

const cardOf = ({ encounter }: View, side: Side): CardFace | null | undefined => {
  const played = encounter?.cards[side];
  return played ? played.card && faceOf(played.card) : undefined;
};

/** What is expected of ships, cards and sheets. */
export class SeenTable extends PlayedTable {
  expectShips(colour: Colour, planet: PlanetKey, count: number): this {
    const ships = this.view.planets[planetByKey(this.state, planet)]?.ships[seatOf(colour)];
    expect(`${colour} on ${planet}: ${ships}`).toBe(`${colour} on ${planet}: ${count}`);
    return this;
  }

  expectWarp(colour: Colour, count: number): this {
    const ships = this.view.players[seatOf(colour)]?.inWarp;
    expect(`${colour} in the warp: ${ships}`).toBe(`${colour} in the warp: ${count}`);
    return this;
  }

  expectGate(colour: Colour, count: number): this {
    expect(this.view.encounter?.gate[seatOf(colour)], `${colour} on the gate`).toBe(count);
    return this;
  }

  expectRemoved(colour: Colour, count: number): this {
    expect(this.view.players[seatOf(colour)]?.removed, `${colour} removed`).toBe(count);
    return this;
  }

  /** Foreign colonies; colours that are not mentioned do not matter. */
  expectMarkers(markers: Partial<Record<Colour, number>>): this {
    for (const [colour, count] of Object.entries(markers)) {
      const { foreignColonies } = this.view.players[seatOf(colour as Colour)] ?? {};
      expect(`${colour} ${foreignColonies}`).toBe(`${colour} ${count}`);
    }
    return this;
  }

  expectAllies(side: Side, ...allies: readonly Colour[]): this {
    const { allies: sides = [] } = this.view.encounter ?? {};
    expect(sides.flatMap((with_, seat) => (with_ === side ? [colourOf(seat)] : []))).toEqual(allies);
    return this;
  }

  expectHand(colour: Colour, ...faces: readonly CardFace[]): this {
    const hand = this.viewOf(colour).players[seatOf(colour)]?.hand ?? [];
    expect(hand.map(faceOf).sort(), `${colour}'s hand`).toEqual([...faces].sort());
    return this;
  }

  /** What the colour is shown of another's hand just now. */
  expectSees(colour: Colour, other: Colour, ...faces: readonly CardFace[]): this {
    const shown = this.viewOf(colour).players[seatOf(other)]?.hand ?? [];
    expect(shown.map(faceOf).sort(), `${other}'s hand as ${colour} sees it`).toEqual([...faces].sort());
    return this;
  }

  /** What the colour, or those who only watch, know to be in another's hand. */
  expectKnown(viewer: Colour | 'spectator', other: Colour, ...faces: readonly CardFace[]): this {
    const view = viewer === 'spectator' ? this.view : this.viewOf(viewer);
    const { known = [] } = view.players[seatOf(other)] ?? {};
    expect([...known].sort(), `${other}'s hand as ${viewer} knows it`).toEqual([...faces].sort());
    return this;
  }

  /** How many cards the colour has laid aside. */
  expectAside(colour: Colour, count: number): this {
    expect(this.view.players[seatOf(colour)]?.aside.length, `${colour}'s cards aside`).toBe(count);
    return this;
  }

  /** What lies face up in front of a side; null for a card face down. */
  expectFaceUp(side: Side, face: CardFace | null): this {
    expect(cardOf(this.view, side), `${side}'s card`).toBe(face);
    return this;
  }

  /** What the colour knows of the cards on the table; null for a card it does not know. */
  expectKnows(colour: Colour, cards: Readonly<Record<Side, CardFace | null>>): this {
    const view = this.viewOf(colour);
    expect({ offense: cardOf(view, 'offense'), defense: cardOf(view, 'defense') }).toEqual(cards);
    return this;
  }

  expectHandSize(colour: Colour, size: number): this {
    expect(`${colour} ${this.view.players[seatOf(colour)]?.handSize}`).toBe(`${colour} ${size}`);
    return this;
  }

  /** The uppermost cards of the discard pile, the top last. */
  expectDiscard(...faces: readonly CardFace[]): this {
    expect(
      faces.length === 0 ? this.view.discard : this.view.discard.slice(-faces.length).map(faceOf),
    ).toEqual(faces);
    return this;
  }

  expectDeck(deck: number, discard?: number): this {
    expect(this.view.deckSize, 'deck').toBe(deck);
    if (discard !== undefined) expect(this.view.discard.length, 'discard pile').toBe(discard);
    return this;
  }

  /** Cards that lie face up beside a planet. */
  expectBeside(planet: PlanetKey, ...faces: readonly CardFace[]): this {
    const { cards = [] } = this.view.planets[planetByKey(this.state, planet)] ?? {};
    expect(cards.map(faceOf), `beside ${planet}`).toEqual(faces);
    return this;
  }

  /** How many cards lie on the colour's sheets. */
  expectOnSheet(colour: Colour, count: number): this {
    const { sheets = [] } = this.view.players[seatOf(colour)] ?? {};
    expect(sheets.flatMap(({ cards }) => cards).length, `on ${colour}'s sheets`).toBe(count);
    return this;
  }

  /** The next cards of the deck, the top first. */
  expectDeckTop(...faces: readonly CardFace[]): this {
    expect(this.state.deck.slice(-faces.length).reverse().map(faceOf)).toEqual(faces);
    return this;
  }

  expectSheets(colour: Colour, count: number): this {
    expect(this.view.players[seatOf(colour)]?.sheets.length, `${colour}'s sheets`).toBe(count);
    return this;
  }

  /** Whether one of the colour's sheets is this alien. */
  expectAlien(colour: Colour, alien: AlienId, has = true): this {
    const { sheets = [] } = this.view.players[seatOf(colour)] ?? {};
    expect(
      sheets.some((sheet) => sheet.alien === alien),
      `${colour} is ${alien}`,
    ).toBe(has);
    return this;
  }

  /** Who has a token that will cost ships. */
  expectTokenHolders(...holders: readonly Colour[]): this {
    expect(this.view.encounter?.tokenHolders.map(colourOf), 'who has a token').toEqual(holders);
    return this;
  }

  /** Tokens on the first sheet. */
  expectTokens(colour: Colour, tokens: number): this {
    expect(this.view.players[seatOf(colour)]?.sheets[0]?.tokens, `${colour}'s tokens`).toBe(tokens);
    return this;
  }

  /** Whether the colour's sheet is face up. */
  expectPower(colour: Colour, isUp: boolean): this {
    expect(this.view.players[seatOf(colour)]?.sheets[0]?.isUp, `${colour}'s sheet is up`).toBe(isUp);
    return this;
  }
}
