import type { View } from '@starboard/cosmic-encounter';
import { isAbility } from '@starboard/cosmic-encounter/content';
import { groupOf, promptName, windowOf } from '@starboard/cosmic-encounter/keys';
import { abilityName } from '@starboard/cosmic-encounter/text';
import type { Json, Prompt } from '@starboard/engine';
import { BookOpen, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import type { Say } from '../../../language/say.ts';
import { totalOf } from '../../../table/answers/draft.ts';
import { useScreen } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { useChoosing } from '../choosing/choosing.tsx';
import { controlsOf } from '../choosing/controls.ts';
import { deedText, optionText, type PricedUse, pricedUses } from '../choosing/option-text.ts';
import { prospectsOf } from '../choosing/holdings.ts';
import { abilitySubject } from '../keys/subjects.ts';
import { useCeSay } from '../words/say.ts';
import styles from './tray.module.css';

type Parts = { readonly parts: TableParts<View> };

/** Words that answer at once, and the one great act: to give what has been put together. */
export function CeActs({ parts }: Parts) {
  const { isText } = useScreen();
  const { draft } = useChoosing();
  const { prompt, view, viewer } = parts;
  // told in words, the table has a form of its own
  if (!prompt || isText) return null;
  const { words } = controlsOf(view, viewer, prompt);
  return (
    <>
      {/* a phone has no room for it beside them; a card or coin that is held down is read as well */}
      {!(parts.isPhone && isPriced(parts, prompt, draft)) && <ReadChosen parts={parts} prompt={prompt} />}
      {words.map((key) => (
        <WordButton key={key} parts={parts} prompt={prompt} word={key} />
      ))}
      <GiveButtons parts={parts} prompt={prompt} words={words} />
    </>
  );
}

interface AskedProps extends Parts {
  readonly prompt: Prompt;
}

/** Whether what is chosen is priced, for one side or the other. */
const isPriced = ({ view, viewer }: TableParts<View>, { isWindow }: Prompt, draft: Json): boolean =>
  isWindow === true && typeof draft === 'string' && prospectsOf(view, viewer, draft).length > 0;

/** Opens the text of what would be used; that of a question that belongs to a use is opened beside it. */
function ReadChosen({ parts, prompt }: AskedProps) {
  const say = useCeSay();
  const { draft } = useChoosing();
  if (!prompt.isWindow || typeof draft !== 'string' || !isAbility(draft)) return null;
  const subject = abilitySubject(draft);
  const label = say('web.ce.tray.read', { card: abilityName(draft) });
  return (
    <Button
      look="ghost"
      isSmall
      icon={<BookOpen size={20} aria-hidden />}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      data-subject={subject}
      onClick={() => parts.read(subject)}
    />
  );
}

function WordButton({ parts, prompt, word }: AskedProps & { readonly word: string }) {
  const say = useCeSay();
  const { draft } = useChoosing();
  const isPass = word === 'pass' && prompt.isWindow === true;
  const isMain = draft === word;
  return (
    <Button
      className={styles.act}
      look={isMain ? 'go' : 'quiet'}
      data-main={isMain || undefined}
      isSending={parts.isSending}
      onClick={() => parts.answer(word)}
      aria-keyshortcuts={isPass ? 'Space' : undefined}
    >
      {optionText(parts.view, prompt, word, say)}
      {isPass && !parts.isPhone && hasDeed(prompt) && <kbd className={styles.key}>Space</kbd>}
    </Button>
  );
}

/** Whether a use of another player's is answered: that is no deed of one's own. */
export const isAnswer = ({ prompt }: Prompt): boolean => groupOf(windowOf(prompt) ?? '') === 'react';

/** Whether there is anything to do but to pass. */
export const hasDeed = ({ shape }: Prompt): boolean =>
  shape.kind === 'choose' && shape.options.some((key) => key !== 'pass');

function GiveButtons({ parts, prompt, words }: AskedProps & { readonly words: readonly string[] }) {
  const say = useCeSay();
  const { draft, why, give } = useChoosing();
  const { shape } = prompt;
  if (shape.kind === 'open') return null;
  if (shape.kind === 'choose') {
    if (typeof draft !== 'string' || words.includes(draft)) return null;
    const [main, ...others] = prompt.isWindow
      ? pricedUses(parts.view, parts.viewer, prompt, draft, say)
      : [deedText(parts.view, prompt, draft, say)].map((label) => ({
          choice: null,
          label,
          act: label,
          totals: null,
        }));
    return (
      <>
        {others.map((use) => (
          <Button
            key={use.label}
            className={styles.act}
            aria-label={parts.isPhone ? use.label : undefined}
            isSending={parts.isSending}
            onClick={() => give(use.choice)}
          >
            <UseSaid use={use} isPhone={parts.isPhone} />
          </Button>
        ))}
        {main && (
          <Button
            className={styles.act}
            look={isAnswer(prompt) ? 'primary' : 'go'}
            aria-label={parts.isPhone ? main.label : undefined}
            isSending={parts.isSending}
            onClick={() => give(main.choice)}
            data-main
          >
            <UseSaid use={main} isPhone={parts.isPhone} />
          </Button>
        )}
      </>
    );
  }
  // to choose nothing may be an answer, but is nothing to be urged to
  const count = countIn(shape.kind, draft);
  const least = 'min' in shape ? shape.min : -1;
  return (
    <Button
      className={styles.act}
      look={count === 0 ? 'quiet' : 'go'}
      icon={<Check size={18} aria-hidden />}
      isBlocked={why !== null}
      onBlocked={() => why && parts.explain(why)}
      isSending={parts.isSending}
      onClick={() => give()}
      data-main
    >
      {giveText(prompt, Math.max(count, least), say)}
    </Button>
  );
}

/** On a phone in two short lines, so that several stand side by side. */
const UseSaid = ({ use, isPhone }: { readonly use: PricedUse; readonly isPhone: boolean }): ReactNode =>
  isPhone ? (
    <span className={styles.short}>
      {use.act}
      {use.totals !== null && <small>{use.totals}</small>}
    </span>
  ) : (
    use.label
  );

/** Questions whose main button names the deed. */
const named: ReadonlySet<string> = new Set(['invite', 'retrieve', 'return-ships', 'send-ships']);

function giveText({ prompt }: Prompt, count: number, say: Say): string {
  const name = promptName(prompt);
  return say(named.has(name) ? `web.ce.tray.give.${name}` : 'web.ce.tray.give', { count });
}

function countIn(kind: Prompt['shape']['kind'], draft: Json): number {
  if (kind === 'amount') return draft as number;
  if (kind === 'pick') return (draft as readonly string[]).length;
  return kind === 'split' ? totalOf(draft as Readonly<Record<string, number>>) : -1;
}
