import type { Message, Seat } from '@starboard/engine';
import { rounds } from '../../content/presets.ts';
import type { View } from '../../view/view.ts';
import { aboutMessage } from '../choice.ts';
import { missionGoal, missionName, nameOfCard, phaseName, plain, seatParam } from '../names.ts';
import { heroOf } from '../seats.ts';

/** What is going on, and who has to do what. */
export function nowText(view: View): readonly Message[] {
  const { mission } = view.settings;
  return [
    plain('text.mission', { mission: missionName(mission), goal: missionGoal(mission) }),
    ...whenText(view),
    ...comingText(view),
    ...dutiesText(view),
  ];
}

/** Round and phase. */
export const phaseMessage = ({ moment: { phase, round } }: View): Message =>
  plain(round === 0 ? 'text.setup' : 'text.round', { round, rounds, phase: phaseName(phase) });

function whenText(view: View): readonly Message[] {
  const { round, pause, coordinator, decision } = view.moment;
  const decides = decision && (decision.seat ?? coordinator);
  return [
    phaseMessage(view),
    ...(pause?.isHold ? [plain('text.pause-hold')] : []),
    ...(pause && pause.by !== null ? [plain('text.pause-technical')] : []),
    ...(coordinator !== null && round > 0
      ? [plain('text.coordinator', { seat: seatParam(coordinator) })]
      : []),
    ...(decision && decides !== null
      ? [plain('text.decision', { seat: seatParam(decides), about: aboutMessage(decision.about, view) })]
      : []),
  ];
}

/** What opened tokens do next. */
const comingText = ({ coming }: View): readonly Message[] =>
  (['bosses', 'swarm', 'fewerBosses', 'scents'] as const).flatMap((what) =>
    coming[what] > 0 ? plain(`coming.${what}`, { count: coming[what] }) : [],
  );

/** What keeps a player from doing anything else, or waits for them. */
function dutiesText(view: View): readonly Message[] {
  return view.players.flatMap((player, seat) => {
    const who = seatParam(seat);
    const aliens =
      player.owed + (view.dice[seat] ?? []).filter(({ at, face }) => at === 'free' && face === 'A').length;
    return [
      ...(aliens > 0 ? [plain('duty.aliens', { seat: who, count: aliens })] : []),
      ...ofHeroes(view, seat),
      ...(isPlanning(view)
        ? [plain(player.isReady ? 'duty.is-ready' : 'duty.not-ready', { seat: who })]
        : []),
      ...(view.moment.phase === 'time-up' && !player.isDone ? [plain('duty.not-done', { seat: who })] : []),
    ];
  });
}

const isPlanning = ({ moment: { phase, pause } }: View): boolean =>
  phase === 'setup' || phase === 'planning' || pause !== null;

function ofHeroes(view: View, seat: Seat): readonly Message[] {
  const who = seatParam(seat);
  return view.heroes.flatMap((hero, index) => {
    if (hero.seat !== seat) return [];
    const named = { seat: who, hero: heroOf(view, index) };
    const attacks = view.attacks.filter((attack) => attack.hero === index);
    return [
      ...(hero.mustLose ? [plain('duty.lose-die', named)] : []),
      ...attacks.map(({ weapon, hits, revealAt }) =>
        plain(revealAt === null ? 'duty.hits' : 'duty.tumbling', {
          ...named,
          card: nameOfCard(weapon),
          count: hits,
        }),
      ),
      ...view.choices.flatMap(({ hero: whose, isAside, cards }) =>
        whose === index
          ? plain(isAside ? 'duty.aside' : 'duty.pick', {
              ...named,
              cards: isAside ? '' : cards.map(nameOfCard),
            })
          : [],
      ),
      ...view.rewards.flatMap((reward) => (reward.hero === index ? plain('duty.tech', named) : [])),
    ];
  });
}
