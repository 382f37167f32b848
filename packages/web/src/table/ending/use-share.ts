import { useCopying } from '../../design/controls/use-copying.ts';

interface Share {
  readonly share: () => void;
  readonly url: string;
  /** Where the device shares nothing by itself, the address is copied, or cannot be. */
  readonly outcome: 'copied' | 'failed' | null;
}

/** Gives the address of a page to others: through the device, or by way of the clipboard. */
export function useShare(path: string, title: string): Share {
  const url = new URL(path, location.href).href;
  const { copy, outcome } = useCopying(url);
  const share = async (): Promise<void> => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // who closes the sheet has changed their mind, which is no failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    }
  };
  return { share: () => void share(), url, outcome };
}
