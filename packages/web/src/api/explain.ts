import { useSay } from '../language/say.ts';
import { Refused } from '../wire/refused.ts';
import { Unreachable } from './call.ts';

/** Says why something did not work, in the reader's language. */
export function useExplain(): (error: unknown) => string {
  const say = useSay('app', 'server');
  return (error) => {
    if (error instanceof Refused) return say(error.reason);
    return say(error instanceof Unreachable ? 'web.trouble.unreachable' : 'web.trouble.unknown');
  };
}
