import { useExplain } from '../../api/explain.ts';
import { useSay } from '../../language/say.ts';
import type { Refused } from '../../wire/refused.ts';
import { NotHere } from './not-here.tsx';

const notFound = 404;

/** Where a table should be: why the server shows none. */
export function NoTable({ refused }: { readonly refused: Refused }) {
  const say = useSay('app');
  const explain = useExplain();
  return (
    <NotHere
      title={say('web.room.missing')}
      why={refused.status === notFound ? say('web.room.missing.about') : explain(refused)}
    />
  );
}
