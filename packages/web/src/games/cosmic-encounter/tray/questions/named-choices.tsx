import { parseOption } from '@starboard/cosmic-encounter/keys';
import { classNames } from '../../../../design/class-names.ts';
import more from '../../../../design/surfaces/more-to-see.module.css';
import { moreToSee } from '../../../../design/surfaces/more-to-see.ts';
import type { View } from '@starboard/cosmic-encounter';
import { planetKey, unstarred } from '@starboard/cosmic-encounter/keys';
import { SeatBadge } from '../../../../design/drawing/seat-badge.tsx';
import { optionText } from '../../choosing/option-text.ts';
import { useCeSay } from '../../words/say.ts';
import { Choice } from './choice.tsx';
import type { ShownProps } from './question.tsx';
import styles from './questions.module.css';

/** Every option by its name; planets with whose ships are on them. */
export function NamedChoices({ parts, prompt, keys }: ShownProps) {
  const say = useCeSay();
  return (
    <ul
      className={classNames(styles.list, more.fades)}
      data-many={keys.length > 8 || undefined}
      aria-label={say('web.ce.tray.choices')}
      ref={moreToSee}
    >
      {keys.map((key) => (
        <li key={key}>
          <Choice parts={parts} prompt={prompt} option={key}>
            <span>{optionText(parts.view, prompt, key, say)}</span>
            <ShipsThere view={parts.view} option={key} />
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** Whose ships are on the planet that an option names, and how many. */
function ShipsThere({ view, option }: { readonly view: View; readonly option: string }) {
  const say = useCeSay();
  const key = parseOption(option)?.planet;
  if (key === undefined) return null;
  const planet = view.planets.find((_, index) => planetKey(view, index) === unstarred(key));
  const fleets = (planet?.ships ?? []).flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return (
    <small className={styles.ships}>
      {fleets.length === 0 && say('web.ce.tray.no-ships')}
      {fleets.map(({ seat, count }) => (
        <span key={seat} title={say('web.ce.tray.ships-of', { seat: { seat }, count })}>
          <SeatBadge seat={seat} size={15} />
          <span className="unseen">{say('web.ce.tray.ships-of', { seat: { seat }, count })}</span>
          <b aria-hidden>{count}</b>
        </span>
      ))}
    </small>
  );
}
