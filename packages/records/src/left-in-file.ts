import { readInput } from '@starboard/engine';
import type { AnswerAhead, LeftAnswer, LeftAnswers } from '@starboard/host';
import { isCount, isListOf, isRecord, isWord } from './plain-checks.ts';

/** Whether a file says of a seat what its player has left, or that there is nothing. Takes anything at all. */
export const isLeftOrNothing = (left: unknown): left is LeftAnswers | null =>
  left === null ||
  (isRecord(left) &&
    hasOnly(left, ['answers', 'dropped']) &&
    isListOf(left['answers'], isLeftAnswer) &&
    (left['dropped'] === null || isDropped(left['dropped'])));

const isDropped = (dropped: unknown): boolean =>
  isRecord(dropped) &&
  hasOnly(dropped, ['answers', 'why']) &&
  isListOf(dropped['answers'], isAnswerAhead) &&
  isRecord(dropped['why']) &&
  isWord(dropped['why']['key']) &&
  isShallow(dropped['why']);

const said = ['prompt', 'given', 'answer', 'orElse'];

const isAnswerAhead = (answer: unknown): answer is AnswerAhead =>
  isRecord(answer) && hasOnly(answer, said) && isSaid(answer);

const isLeftAnswer = (answer: unknown): answer is LeftAnswer =>
  isRecord(answer) &&
  hasOnly(answer, [...said, 'seen', 'fallBack', 'repeats', 'to']) &&
  isSaid(answer) &&
  isBasis(answer['seen']) &&
  (answer['fallBack'] === undefined || isFallBack(answer['fallBack'])) &&
  (answer['repeats'] === undefined || answer['repeats'] === true) &&
  (answer['to'] === undefined || isCount(answer['to']));

const isSaid = (answer: Readonly<Record<string, unknown>>): boolean =>
  isWord(answer['prompt']) &&
  isWord(answer['given']) &&
  isShallow(answer['answer']) &&
  (answer['orElse'] === undefined || isShallow(answer['orElse']));

const isFallBack = (on: unknown): boolean =>
  isRecord(on) && hasOnly(on, ['given', 'seen']) && isWord(on['given']) && isBasis(on['seen']);

const isBasis = (seen: unknown): boolean => isRecord(seen) && isShallow(seen);

/** JSON that is no deeper than an answer of a player may be. */
const isShallow = (value: unknown): boolean =>
  value !== undefined && !('key' in readInput({ seat: 0, decision: 0, answer: value }));

const hasOnly = (record: object, fields: readonly string[]): boolean =>
  Object.keys(record).every((field) => fields.includes(field));
