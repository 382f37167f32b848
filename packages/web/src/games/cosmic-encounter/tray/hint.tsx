import type { View } from '@starboard/cosmic-encounter';
import { abilityFacts, isAbility } from '@starboard/cosmic-encounter/content';
import { abilityName, powerSummary } from '@starboard/cosmic-encounter/text';
import type { Json, Prompt } from '@starboard/engine';
import { classNames } from '../../../design/class-names.ts';
import type { Say } from '../../../language/say.ts';
import { totalOf } from '../../../table/answers/draft.ts';
import { momentsPass } from '../../../table/prompt/can-wait.ts';
import { withoutStop } from '../../../table/prompt/use-prompt-lines.tsx';
import { useTableState } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { useChoosing } from '../choosing/choosing.tsx';
import { controlsOf } from '../choosing/controls.ts';
import { useCeSay } from '../words/say.ts';
import { hasDeed } from './acts.tsx';
import styles from './tray.module.css';

/** The line below the prompt: whose question it is, and how it is answered or how much has been chosen. */
export function CeHint({ parts }: { readonly parts: TableParts<View> }) {
  const say = useCeSay();
  const { draft } = useChoosing();
  const { table } = useTableState('table');
  const { prompt } = parts;
  if (!prompt) return null;
  const hint = hintOf(parts, prompt, draft, momentsPass({ table }), say);
  const about = aboutOf(parts, prompt, draft);
  if (about === null) return <>{hint}</>;
  // a second line of it would push the board down; the count comes first, since that is what changes
  if (parts.isPhone && hint !== null)
    return (
      <span className={styles.line}>
        {withoutStop(hint)} · <b>{say(abilityName(about))}</b>
      </span>
    );
  return (
    <>
      <b className={classNames(styles.about, prompt.isWindow && styles.line)}>{say(abilityName(about))}</b>
      {hint !== null && ` · ${hint}`}
    </>
  );
}

/** What the question belongs to. In a moment to react, on a phone, what would be used: neither cards nor buttons name it. */
function aboutOf({ isPhone }: TableParts<View>, prompt: Prompt, draft: Json): string | null {
  const { about = '', isWindow } = prompt;
  // the use that is answered is told by the heading or, on a phone, by the strip below
  if (isWindow) return isPhone && typeof draft === 'string' && isAbility(draft) ? draft : null;
  return isAbility(about) ? about : null;
}

function hintOf(
  { view, viewer, isPhone }: TableParts<View>,
  prompt: Prompt,
  draft: Json,
  isPassing: boolean,
  say: Say,
): string | null {
  const { shape } = prompt;
  switch (shape.kind) {
    case 'open':
      return null;
    case 'form':
      return say('web.ce.hint.form');
    case 'amount':
      return chosen(draft as number, shape, say);
    case 'split':
      return chosen(totalOf(draft as Readonly<Record<string, number>>), shape, say);
    case 'pick':
      return chosen((draft as readonly string[]).length, shape, say);
    case 'choose': {
      // on a phone a further line would push the board down, and its buttons speak for themselves
      if (isPhone) return null;
      if (prompt.isWindow) {
        const idle = isPassing ? 'web.ce.hint.nothing' : 'web.ce.hint.nothing-to-use';
        return powerLine(draft, say) ?? say(hasDeed(prompt) ? 'web.ce.hint.react' : idle);
      }
      const { control, shown } = controlsOf(view, viewer, prompt);
      return shown.length > 0 && draft === null ? say(`web.ce.hint.${control}`) : null;
    }
  }
}

/** What the power does that stands chosen. */
function powerLine(draft: Json, say: Say): string | null {
  if (typeof draft !== 'string' || !isAbility(draft)) return null;
  const { source } = abilityFacts(draft);
  return source.kind === 'power' ? say(powerSummary(source.alien)) : null;
}

const chosen = (
  count: number,
  { min, max }: { readonly min: number; readonly max: number },
  say: Say,
): string => {
  const how = min === max ? 'exactly' : min === 0 ? 'most' : 'between';
  return say('web.ce.hint.chosen', { count, how, least: min, most: max });
};
