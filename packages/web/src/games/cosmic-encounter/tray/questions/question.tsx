import type { View } from '@starboard/cosmic-encounter';
import type { Prompt } from '@starboard/engine';
import { Answers } from '../../../../table/answers/answers.tsx';
import type { TableParts } from '../../../../table/table-game.ts';
import { controlsOf } from '../../choosing/controls.ts';
import { CardChoices } from './card-choices.tsx';
import { Coins } from './coins.tsx';
import { FormParts } from './form-parts.tsx';
import { NamedChoices } from './named-choices.tsx';
import { Numbers } from './numbers.tsx';
import { SheetChoices } from './sheet-choices.tsx';
import { Sides } from './sides.tsx';
import { TechChoices } from './tech-choices.tsx';

export interface QuestionProps {
  readonly parts: TableParts<View>;
  readonly prompt: Prompt;
}

export interface ShownProps extends QuestionProps {
  /** What of the question this shows. */
  readonly keys: readonly string[];
}

/** Whether a question needs more room than the hand and the prompt bar have. */
export function asksInTray({ view, viewer, prompt }: TableParts<View>): boolean {
  if (!prompt) return false;
  return controlsOf(view, viewer, prompt).control !== 'own';
}

/** Where a phone has no room for both, what is asked comes before the hand. */
export function needsAllRoom({ view, viewer, prompt, isPhone }: TableParts<View>): boolean {
  if (!prompt || !isPhone) return false;
  const { control } = controlsOf(view, viewer, prompt);
  return control === 'numbers' || control === 'sheets' || control === 'form';
}

/** What is asked, with a control of its own for everything that can be answered. */
export function Question({ parts, prompt }: QuestionProps) {
  const controls = controlsOf(parts.view, parts.viewer, prompt);
  const shown = { parts, prompt, keys: controls.shown };
  switch (controls.control) {
    case 'own':
      return null;
    case 'coins':
      return <Coins {...shown} />;
    case 'sides':
      return <Sides {...shown} />;
    case 'sheets':
      return <SheetChoices {...shown} />;
    case 'techs':
      return <TechChoices {...shown} />;
    case 'cards':
      return <CardChoices {...shown} />;
    case 'list':
      return <NamedChoices {...shown} />;
    case 'numbers':
      return <Numbers parts={parts} prompt={prompt} />;
    case 'form':
      return <FormParts parts={parts} prompt={prompt} />;
    case 'talk':
      return <Answers prompt={prompt} />;
  }
}
