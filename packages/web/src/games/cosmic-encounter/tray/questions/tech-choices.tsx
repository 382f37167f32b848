import type { TechId } from '@starboard/cosmic-encounter/content';
import { isStarred, parseOption, planetKey, unstarred } from '@starboard/cosmic-encounter/keys';
import { planetName, techName } from '@starboard/cosmic-encounter/text';
import type { Reason } from '@starboard/engine';
import type { Say } from '../../../../language/say.ts';
import { sayReason } from '../../../../table/say-reason.ts';
import { useTableContext } from '../../../../table/table-context.ts';
import { optionText } from '../../choosing/option-text.ts';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import { useCeSay } from '../../words/say.ts';
import { Choice } from './choice.tsx';
import type { QuestionProps, ShownProps } from './question.tsx';
import styles from './questions.module.css';

type TechProps = ShownProps & { readonly tech: TechId };

const techOf = (key: string): TechId | undefined => parseOption(key)?.tech;

/** Each technology with what can be done with it: deeds first, then the colonies that could send a ship. */
export function TechChoices({ parts, prompt, keys }: ShownProps) {
  const say = useCeSay();
  const techs = [...new Set(keys.flatMap((key) => techOf(key) ?? []))];
  return (
    <ul className={styles.techs} aria-label={say('web.ce.tray.choices')}>
      {techs.map((tech) => (
        <Tech
          key={tech}
          parts={parts}
          prompt={prompt}
          tech={tech}
          keys={keys.filter((key) => techOf(key) === tech)}
        />
      ))}
    </ul>
  );
}

function Tech({ parts, prompt, tech, keys }: TechProps) {
  const say = useCeSay();
  const { view, viewer } = parts;
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  const ships = own?.techs.find((each) => each.tech === tech)?.ships ?? 0;
  const deeds = keys.filter((key) => parseOption(key)?.planet === undefined);
  const colonies = keys.filter((key) => !deeds.includes(key));
  return (
    <li>
      <CardFace face={tech} width={36} />
      <h3>
        {say(techName(tech))}
        <small>{say('web.ce.tray.research', { ships })}</small>
      </h3>
      <div className={styles.deeds}>
        <Refused parts={parts} prompt={prompt} tech={tech} />
        {deeds.map((key) => (
          <Choice
            key={key}
            parts={parts}
            prompt={prompt}
            option={key}
            label={optionText(view, prompt, key, say)}
          >
            {say(wordOf(key))}
          </Choice>
        ))}
        {colonies.length > 0 && <span>{say('web.ce.tray.tech.from')}</span>}
        {colonies.map((key) => (
          <Choice
            key={key}
            parts={parts}
            prompt={prompt}
            option={key}
            label={optionText(view, prompt, key, say)}
          >
            {placeOf(key, say)}
            <small>{shipsAt(parts, key)}</small>
          </Choice>
        ))}
      </div>
    </li>
  );
}

/** The flagship is told apart from the ships beside it. */
function placeOf(key: string, say: Say): string {
  const place = planetName(unstarred(parseOption(key)?.planet ?? ''));
  return say(isStarred(key) ? { key: 'ce.ships.prometheus-at', params: { place } } : place);
}

const wordOf = (key: string): string => `web.ce.tray.tech.${parseOption(key)?.word}`;

function shipsAt({ view, viewer }: QuestionProps['parts'], key: string): number {
  const from = unstarred(parseOption(key)?.planet ?? '');
  const planet = view.planets.find((_, index) => planetKey(view, index) === from);
  return (viewer === 'spectator' ? undefined : planet?.ships[viewer]) ?? 0;
}

/** What a player may look for here and cannot do, with why: its place on the table is lit for something else. */
function Refused({ parts, prompt, tech }: Omit<TechProps, 'keys'>) {
  const refused = (prompt.refused ?? []).flatMap(({ keys, reason }) =>
    keys.filter((key) => techOf(key) === tech).map((key) => ({ key, reason })),
  );
  return refused.map(({ key, reason }) => (
    <RefusedDeed key={key} parts={parts} prompt={prompt} option={key} reason={reason} />
  ));
}

interface RefusedDeedProps extends QuestionProps {
  readonly option: string;
  readonly reason: Reason;
}

function RefusedDeed({ parts, prompt, option, reason }: RefusedDeedProps) {
  const say = useCeSay();
  const { game } = useTableContext();
  return (
    <button
      type="button"
      className={styles.choice}
      aria-disabled
      aria-label={optionText(parts.view, prompt, option, say)}
      onClick={() => parts.explain(reason)}
    >
      {say(wordOf(option))}
      <small>{sayReason(game, reason, say)}</small>
    </button>
  );
}
