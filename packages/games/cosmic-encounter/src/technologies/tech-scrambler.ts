import type { Seat } from '@starboard/engine';
import { type OptionKey, optionKey, parseOption } from '../keys/index.ts';
import { phaseWindows } from '../content/windows.ts';
import { beingAnswered, stop } from '../rules/abilities/answering.ts';
import { abilityOf } from '../rules/abilities/registry.ts';
import { asksOne, decides } from '../rules/asking/asking.ts';
import { runs } from '../rules/runs.ts';
import { discardTech } from '../rules/techs/discard-tech.ts';
import { playerOf, type State, type Tech } from '../rules/state/state.ts';
import { techNumber, techOf } from '../rules/techs/techs.ts';
import { technology } from './technology.ts';

const id = 'tech-scrambler';

const shipsOnIt = (state: State, seat: Seat): number => techOf(state, seat, id)?.ships ?? 0;

/** The technology that another player is using or completing now. */
function announced(state: State, seat: Seat): Tech | undefined {
  const use = beingAnswered(state);
  if (use.seat === seat) return undefined;
  const { source } = abilityOf(use.ability);
  return source.kind === 'technology' ? techOf(state, use.seat, source.technology) : undefined;
}

const canStop = (state: State, seat: Seat, ships: number): boolean => {
  const tech = announced(state, seat);
  return tech !== undefined && techNumber(tech) <= ships;
};

/** Technologies of others that lie face up and took no more ships. */
const targets = (state: State, seat: Seat, ships: number): string[] =>
  state.players.flatMap((_, other) =>
    playerOf(state, other)
      .techs.filter((tech) => other !== seat && tech.isFaceUp && techNumber(tech) <= ships)
      .map((tech) => optionKey({ word: null, seat: other, tech: tech.id })),
  );

/** Does away with a technology of another player that took no more ships to research than lie on this one. */
export const techScrambler = technology({
  id,
  abilities: [
    {
      when: 'react.tech',
      as: 'any',
      if: (state, seat) => canStop(state, seat, shipsOnIt(state, seat)),
      couldIf: canStop,
      effect: stop,
    },
    {
      id: 'tech-scrambler.strike',
      when: phaseWindows,
      as: 'any',
      if: (state, seat) => targets(state, seat, shipsOnIt(state, seat)).length > 0,
      couldIf: (state, seat, ships) => targets(state, seat, ships).length > 0,
      effect: decides(
        asksOne('ce.ask.scramble', (state, seat) => targets(state, seat, shipsOnIt(state, seat))),
        (_table, _use, target) => {
          const { seat, tech } = parseOption(target) as Required<OptionKey>;
          return runs(discardTech, { seat, tech });
        },
      ),
    },
  ],
});
