import { copy, type Viewer } from '@starboard/engine';
import { furtherMove } from '../rules/facts/facts.ts';
import { groupOf } from '../rules/setup/setup.ts';
import type { Attack, Die, MissionToken, Player, State } from '../rules/state/state.ts';

// All players see the same; only their questions differ. In sections that change together.

const dieShown = ({ at, face, holder, slot }: Die) => ({
  at,
  face: at === 'tumbling' ? null : face,
  holder,
  slot,
});

const playerShown = ({ dice: _dice, ...player }: Player) => player;

const attackShown = ({ rolled, revealAt, ...attack }: Attack) => ({
  ...attack,
  revealAt,
  rolled: revealAt === null ? rolled : rolled.map(() => 0),
});

const tokenShown = ({ find, ...token }: MissionToken) => ({ ...token, find: token.isKnown ? find : null });

/** How many events of each group are still face down or out. */
function groupsLeft({ eventRow }: State): Readonly<Record<string, number>> {
  const groups: Record<string, number> = {};
  for (const no of eventRow) groups[groupOf(no)] = (groups[groupOf(no)] ?? 0) + 1;
  return groups;
}

/** What all may know. */
export function view(state: State, _viewer: Viewer) {
  return copy({
    settings: state.settings,
    moment: {
      phase: state.phase,
      round: state.round,
      deadline: state.deadline,
      endsAt: state.endsAt,
      timeUpStep: state.timeUpStep,
      pause: state.pause,
      coordinator: state.coordinator,
      decision: state.decision,
      cause: state.cause,
    },
    aliens: state.aliens,
    heroes: state.heroes,
    players: state.players.map(playerShown),
    /** Of each seat: apart, since they are what a screen echoes. */
    dice: state.players.map(({ dice }) => dice.map(dieShown)),
    ground: { acid: state.acid, slime: state.slime, mines: state.mines },
    tokens: state.tokens.map(tokenShown),
    searches: state.searches,
    clusters: state.clusters,
    events: {
      lasting: state.lasting,
      revealed: state.revealed,
      faceDown: state.eventRow.length,
      groups: groupsLeft(state),
    },
    attacks: state.attacks.map(attackShown),
    choices: state.choices.map(({ cards, ...choice }) => ({
      ...choice,
      cards: choice.isAside ? cards.map(() => '') : cards,
    })),
    rewards: state.rewards,
    offers: state.offers,
    coming: state.coming,
    furtherMove: furtherMove(state),
    weaponRow: state.weaponRow,
    piles: {
      swarm: state.swarmDeck.length,
      swarmDiscard: state.swarmDiscard,
      bosses: state.bossDeck.length,
      bossDiscard: state.bossDiscard,
      search: state.searchDeck.length,
      searchDiscard: state.searchDiscard,
      technology: state.technologyDeck.length,
      technologyDiscard: state.technologyDiscard,
      gone: state.gone,
    },
  });
}

export type View = ReturnType<typeof view>;
