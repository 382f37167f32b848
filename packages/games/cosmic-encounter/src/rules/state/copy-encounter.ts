import { copy } from '@starboard/engine';
import { copyList, copyLists, copySheet } from './copy-pieces.ts';
import type { Encounter, PlayedCard } from './state.ts';

/** Everything of its own, in the order of `newEncounter`: then copy and original are alike to the compiler, too. */
export function copyEncounter(encounter: Encounter): Encounter {
  const { invited, cards, compensation, received, talks, retrieval, lent, watched } = encounter;
  const copied: Encounter = {
    number: encounter.number,
    phase: encounter.phase,
    isOutOfTurn: encounter.isOutOfTurn,
    followUps: copyLists(encounter.followUps),
    goesOn: encounter.goesOn,
    offense: encounter.offense,
    defense: encounter.defense,
    destiny: encounter.destiny,
    target: encounter.target,
    gate: encounter.gate.slice(),
    zone: encounter.zone.slice(),
    invited: { offense: copyList(invited.offense), defense: copyList(invited.defense) },
    declined: copyList(encounter.declined),
    uninvited: copyList(encounter.uninvited),
    allies: encounter.allies.slice(),
    everAllied: encounter.everAllied.slice(),
    cards: { offense: copyPlayed(cards.offense), defense: copyPlayed(cards.defense) },
    discarded: copyLists(encounter.discarded),
    reinforcements: copyLists(encounter.reinforcements),
    modifiers: copyLists(encounter.modifiers),
    used: copyList(encounter.used),
    triggers: encounter.triggers,
    zapped: copyList(encounter.zapped),
    flares: copyLists(encounter.flares),
    resting: copyList(encounter.resting),
    shipsAtOutcome: encounter.shipsAtOutcome && encounter.shipsAtOutcome.slice(),
    lostBy: encounter.lostBy,
    lostWithEncounter: encounter.lostWithEncounter.slice(),
    freshInWarp: encounter.freshInWarp.slice(),
    isEradicated: encounter.isEradicated,
    furtherLosses: copyLists(encounter.furtherLosses),
    tokenHolders: copyList(encounter.tokenHolders),
    spared: copyLists(encounter.spared),
    noAttacks: encounter.noAttacks,
    noCompensation: encounter.noCompensation,
    compensation: {
      count: compensation.count,
      payer: compensation.payer,
      chooser: compensation.chooser,
      ...(compensation.by !== undefined && { by: compensation.by }),
      exempt: compensation.exempt,
    },
    received: received && { seat: received.seat, from: received.from, cards: received.cards.slice() },
    talks: copy(talks),
    dealLoss: encounter.dealLoss.slice(),
    retrieval: retrieval && { seat: retrieval.seat, count: retrieval.count },
    noRewards: encounter.noRewards,
    result: encounter.result,
    isRedraw: encounter.isRedraw,
    mustRedraw: encounter.mustRedraw,
    draws: encounter.draws,
    destinyColour: encounter.destinyColour,
    selectsFirst: encounter.selectsFirst,
    stake: encounter.stake,
    atStake: copyLists(encounter.atStake),
    sendLimits: encounter.sendLimits.slice(),
    mayNotInvite: copyList(encounter.mayNotInvite),
    forced: copyLists(encounter.forced),
    presents: copyLists(encounter.presents),
    mustPlay: copyList(encounter.mustPlay),
    lent: lent && { lender: lent.lender, borrower: lent.borrower, aside: lent.aside.map(copySheet) },
    reborn: copyList(encounter.reborn),
    watched: watched && { seat: watched.seat, seen: watched.seen },
    boosts: copyList(encounter.boosts),
    calls: copyList(encounter.calls),
    lasting: copyList(encounter.lasting),
    needsCard: encounter.needsCard,
    isCut: encounter.isCut,
  };
  // known from the comparison on
  if (encounter.compared) copied.compared = copy(encounter.compared);
  return copied;
}

const copyPlayed = (played: PlayedCard | null): PlayedCard | null =>
  played && {
    card: played.card,
    laidBy: played.laidBy,
    isFaceUp: played.isFaceUp,
    claim: played.claim,
    fromSheet: played.fromSheet,
    counts: played.counts && { type: played.counts.type, value: played.counts.value },
    ...(played.changedBy && { changedBy: { ...played.changedBy } }),
  };
