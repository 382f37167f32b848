import { useState } from 'react';

interface Share {
  readonly share: () => void;
  readonly isCopied: boolean;
}

/** Gives the address of a page to others: through the device, or by way of the clipboard. */
export function useShare(path: string | undefined, title: string): Share {
  const [isCopied, setIsCopied] = useState(false);
  const share = async (): Promise<void> => {
    if (path === undefined) return;
    const url = new URL(path, location.href).href;
    try {
      if ('share' in navigator) return await navigator.share({ title, url });
      await (navigator as Navigator).clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      // put away unshared, which is a decision too
    }
  };
  return { share: () => void share(), isCopied };
}
