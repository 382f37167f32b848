import { relicIndex, shipId, type View } from '@starboard/alien-frontiers';
import { classNames } from '../../../design/class-names.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { Die } from '../pieces/die.tsx';
import { shipPlace } from '../board/place.ts';
import { useChoosing } from '../choosing/choosing.tsx';
import { type HeldDie, kindOfDie } from '../choosing/dock-fits.ts';
import { optionsOf } from '../choosing/options.ts';
import { useAfSay } from '../words/say.ts';
import styles from './tray.module.css';
import { SeatLabel } from '../../../table/seats/seat-label.tsx';

interface DiceProps {
  readonly parts: TableParts<View>;
}

/** The dice that wait to be placed: the viewer's to be chosen, other players' to be seen. */
export function OwnDice({ parts }: DiceProps) {
  const { view, viewer, isReplay, isOver } = parts;
  if (handOf(view).length === 0 || isOver) return <NoDice parts={parts} />;
  // a roll of its own each turn: dice tumble when they are new
  const dice = <Dice key={`${view.round} ${view.turn}`} parts={parts} />;
  // beside the viewer's own things another player's dice say whose they are
  const isGuest = viewer !== view.turn && viewer !== 'spectator' && !isReplay;
  return isGuest ? (
    <div className={styles.guest}>
      <SeatLabel seat={view.turn} size={26} />
      {dice}
    </div>
  ) : (
    dice
  );
}

const handOf = ({ players, turn }: View): readonly HeldDie[] => players[turn]?.hand ?? [];

const isMine = ({ view, viewer, isReplay }: TableParts<View>): boolean => viewer === view.turn && !isReplay;

function NoDice({ parts }: DiceProps) {
  const say = useAfSay();
  const { view, isOver } = parts;
  return (
    <p
      className={classNames(styles.note, isMine(parts) && !isOver && styles.said)}
      data-place={`hand:${view.turn}`}
    >
      {isOver
        ? say('web.prompt.over')
        : isMine(parts)
          ? say('web.af.no-dice-own')
          : say('web.af.no-dice', { seat: { seat: view.turn } })}
    </p>
  );
}

function Dice({ parts }: DiceProps) {
  const say = useAfSay();
  const { view, prompt, isPhone } = parts;
  const hand = handOf(view);
  const isAside = prompt !== null && prompt.prompt !== 'af.ask.act';
  const isDense = hand.length > 5 || (!isPhone && isAside);
  const size = isPhone ? Math.min(phoneSizes[hand.length] ?? 50, isMine(parts) ? 50 : 44) : isDense ? 44 : 56;
  return (
    <ul
      className={classNames(styles.dice, isDense && styles.dense)}
      aria-label={say(isAside && asksForDice(parts) ? 'web.af.choices' : 'web.af.dice')}
      data-place={`hand:${view.turn}`}
    >
      {hand.map((die) => (
        <DieInHand key={die.ship} die={die} size={size} parts={parts} />
      ))}
    </ul>
  );
}

interface DieInHandProps extends DiceProps {
  readonly die: HeldDie;
  readonly size: number;
}

function DieInHand({ die, size, parts }: DieInHandProps) {
  const say = useAfSay();
  const { selected, picked, toggle, choose } = useChoosing();
  const { view, prompt } = parts;
  const { ship, value } = die;
  const isRelic = ship === relicIndex;
  const face = { seat: isRelic ? 'relic' : view.turn, value, size, isTumbling: true } as const;
  const place = shipPlace(view.turn, ship);
  const key = optionOf(die, parts);
  if (!isMine(parts) || (prompt?.prompt !== 'af.ask.act' && key === null))
    return (
      <li data-place={place}>
        <Die {...face} label={String(value)} />
      </li>
    );
  const isSelected = selected.includes(ship) || (key !== null && picked.includes(key));
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.die, key !== null && styles.asked)}
        data-place={place}
        aria-pressed={isSelected}
        aria-label={say(isRelic ? 'web.af.relic-die' : 'web.af.die', { value })}
        onClick={() => (key === null ? toggle(ship) : choose(key))}
      >
        <Die {...face} state={isSelected ? 'selected' : 'plain'} />
      </button>
    </li>
  );
}

/** Many dice are smaller, so that all stand in one row on a narrow phone. */
const phoneSizes: Readonly<Record<number, number>> = { 5: 46, 6: 42, 7: 36 };

/** Whether all that is asked can be answered by pressing dice. */
export function asksForDice(parts: TableParts<View>): boolean {
  const options = optionsOf(parts.prompt);
  const asked = new Set(handOf(parts.view).map((die) => optionOf(die, parts)));
  return options.length > 0 && options.every((key) => asked.has(key));
}

/** The option a die stands for while a card asks for one; null when it is only to be selected, or not asked for. */
function optionOf(die: HeldDie, { view, prompt }: TableParts<View>): string | null {
  if (prompt?.prompt === 'af.ask.act') return null;
  const names = [kindOfDie(die, view), shipId(view.turn, die.ship)];
  return optionsOf(prompt).find((key) => names.includes(key)) ?? null;
}
