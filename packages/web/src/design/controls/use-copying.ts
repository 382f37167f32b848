import { useState } from 'react';
import { copyText } from '../browser/copy-text.ts';

interface Copying {
  readonly copy: () => void;
  /** Null until this very text has been copied, or could not be. */
  readonly outcome: 'copied' | 'failed' | null;
}

/** A text to be copied, and what came of it. */
export function useCopying(text: string): Copying {
  const [last, setLast] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const copy = async () => setLast({ text, isCopied: await copyText(text) });
  const isThis = last !== null && last.text === text;
  return { copy: () => void copy(), outcome: isThis ? (last.isCopied ? 'copied' : 'failed') : null };
}
