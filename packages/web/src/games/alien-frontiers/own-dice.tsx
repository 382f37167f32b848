import { relicIndex, type View } from '@starboard/alien-frontiers';
import { joined } from '../../design/joined.ts';
import type { TableParts } from '../../table/table-game.ts';
import { Die } from './board/die.tsx';
import { shipPlace } from './board/place.ts';
import { useChoosing } from './choosing.tsx';
import { kindOf } from './dock-fits.ts';
import { optionsOf } from './options.ts';
import { useAfSay } from './say.ts';
import styles from './tray.module.css';
import { Whose } from './whose.tsx';

/** The dice that wait to be placed: the viewer's to be chosen, anybody else's to be seen. */
export function OwnDice({ parts }: { readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const { view, viewer, prompt, isPhone, isReplay, isOver } = parts;
  const choosing = useChoosing();
  const isMine = viewer === view.turn && !isReplay;
  // beside the viewer's own things somebody else's dice say whose they are
  const isGuest = !isMine && !isReplay && viewer !== 'spectator';
  const hand = view.players[view.turn]?.hand ?? [];
  const isDense = hand.length > 5 || (!isPhone && prompt !== null && prompt.prompt !== 'af.ask.act');
  const size = isPhone ? Math.min(phoneSizes[hand.length] ?? 50, isMine ? 50 : 44) : isDense ? 44 : 56;
  if (hand.length === 0 || isOver)
    return (
      <p className={styles.note} data-place={`hand:${view.turn}`}>
        {isOver
          ? say('web.prompt.over')
          : isMine
            ? say('web.af.no-dice-own')
            : say('web.af.no-dice', { seat: { seat: view.turn } })}
      </p>
    );
  const dice = (
    // a roll of its own each turn: dice tumble when they are new
    <ul
      className={joined(styles.dice, isDense && styles.dense)}
      key={`${view.round} ${view.turn}`}
      aria-label={say(
        asksForDice(parts) && prompt?.prompt !== 'af.ask.act' ? 'web.af.choices' : 'web.af.dice',
      )}
      data-place={`hand:${view.turn}`}
    >
      {hand.map((die) => {
        const face = { seat: die.ship === relicIndex ? 'relic' : view.turn, value: die.value, size } as const;
        const key = optionOf(die, parts);
        const isSelected =
          choosing.selected.includes(die.ship) || (key !== null && choosing.picked.includes(key));
        const place = shipPlace(view.turn, die.ship);
        if (!isMine || (prompt?.prompt !== 'af.ask.act' && key === null)) {
          return (
            <li key={die.ship} data-place={place}>
              <Die {...face} isTumbling label={String(die.value)} />
            </li>
          );
        }
        return (
          <li key={die.ship}>
            <button
              type="button"
              className={joined(styles.die, key !== null && styles.asked)}
              data-place={place}
              aria-pressed={isSelected}
              aria-label={say(die.ship === relicIndex ? 'web.af.relic-die' : 'web.af.die', {
                value: die.value,
              })}
              onClick={() => (key === null ? choosing.toggle(die.ship) : choosing.choose(key))}
            >
              <Die {...face} isTumbling state={isSelected ? 'selected' : 'plain'} />
            </button>
          </li>
        );
      })}
    </ul>
  );
  return isGuest ? (
    <div className={styles.guest}>
      <Whose seat={view.turn} size={26} />
      {dice}
    </div>
  ) : (
    dice
  );
}

/** Many dice are smaller, so that all stand in one row on a narrow phone. */
const phoneSizes: Readonly<Record<number, number>> = { 5: 46, 6: 42, 7: 36 };

/** Whether all that is asked can be answered by pressing dice. */
export function asksForDice(parts: TableParts<View>): boolean {
  const options = optionsOf(parts.prompt);
  const hand = parts.view.players[parts.view.turn]?.hand ?? [];
  const asked = new Set(hand.map((die) => optionOf(die, parts)));
  return options.length > 0 && options.every((key) => asked.has(key));
}

type Hand = View['players'][number]['hand'][number];

/** The option a die stands for while a card asks for one; null when it is only to be selected, or not asked for. */
function optionOf(die: Hand, { view, prompt }: TableParts<View>): string | null {
  if (prompt?.prompt === 'af.ask.act') return null;
  const id = `${view.turn}.${die.ship === relicIndex ? 'relic' : die.ship}`;
  return optionsOf(prompt).find((key) => key === kindOf(die, view) || key === id) ?? null;
}
