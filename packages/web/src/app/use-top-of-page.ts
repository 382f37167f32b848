import { useEffect } from 'react';

/** A player who goes to a page finds its top; one who comes back is shown by the browser where they were. */
export function useTopOfPage(): void {
  useEffect(() => {
    const toTop = () => scrollTo(0, 0);
    // the router says so of every way but the ways back and forth
    addEventListener('pushState', toTop);
    return () => removeEventListener('pushState', toTop);
  }, []);
}
