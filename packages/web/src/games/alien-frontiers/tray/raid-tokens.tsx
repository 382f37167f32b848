import { slotKey, type View } from '@starboard/alien-frontiers';
import type { Prompt, Seat, WireShape } from '@starboard/engine';
import { totalOf } from '../../../table/answers/draft.ts';
import { Stepper } from '../../../table/answers/stepper.tsx';
import { Fuel, Ore } from '../pieces/tokens.tsx';
import { useChoosing } from '../choosing/choosing.tsx';
import { optionText } from '../choosing/options.ts';
import { useAfSay } from '../words/say.ts';
import { SeatLabel } from '../../../table/seats/seat-label.tsx';
import styles from './raid-tokens.module.css';

interface RaidTokensProps {
  readonly prompt: Prompt;
  readonly shape: Extract<WireShape, { kind: 'split' }>;
  readonly view: View;
}

const tokens = { fuel: Fuel, ore: Ore } as const;

const slotsOf = (seat: Seat): readonly string[] => [slotKey(seat, 'fuel'), slotKey(seat, 'ore')];

/** What raiders can take: a place for every opponent, with what each has and how much of it is taken. */
export function RaidTokens({ prompt, shape, view }: RaidTokensProps) {
  const say = useAfSay();
  const { taken, take } = useChoosing();
  const room = shape.max - totalOf(taken);
  const victims = view.players
    .map((player, seat) => ({ ...player, seat }))
    .filter(({ seat }) => shape.slots.some(({ key }) => slotsOf(seat).includes(key)));
  return (
    <ul className={styles.victims}>
      {victims.map((victim) => (
        <li key={victim.seat}>
          <SeatLabel seat={victim.seat} size={22} />
          {(['fuel', 'ore'] as const).map((token) => {
            const Token = tokens[token];
            const slot = slotKey(victim.seat, token);
            const sign = (
              <span className={styles.sign}>
                <Token size={17} /> {victim[token]}
              </span>
            );
            return victim[token] === 0 ? (
              <div key={token} className={styles.none}>
                {sign}
              </div>
            ) : (
              <Stepper
                key={token}
                label={optionText(view, prompt, slot, say)}
                sign={sign}
                value={taken[slot] ?? 0}
                min={0}
                max={Math.min(victim[token], (taken[slot] ?? 0) + room)}
                onChange={(count) => take(slot, count)}
              />
            );
          })}
        </li>
      ))}
    </ul>
  );
}
