import {
  type Open,
  promptOf,
  type Prompt,
  type Question,
  type WireShape,
  wireShape,
} from '@starboard/engine';

/** A bot's own prompt, to do with as it likes. */
export const botPrompt = (question: Question, decision: number): Prompt =>
  promptOf(question, decision, question.shape.kind === 'open' ? unread(question.shape) : undefined);

/** What could be said is worked out when the bot reads it: there may be much, and many a bot only draws from it. */
const unread = (open: Open): WireShape => ({
  kind: 'open',
  get acts() {
    const shape = wireShape(open);
    return (shape.kind === 'open' && shape.acts) || {};
  },
});
