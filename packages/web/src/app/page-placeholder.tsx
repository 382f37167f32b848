import { useRoute } from 'wouter';
import { seenSoFar } from '../table/store/seen-so-far.ts';
import { TableSkeleton } from '../table/screen/table-skeleton.tsx';

/** Before the page itself has come: a table that was shown here before is laid again. */
export function PagePlaceholder() {
  const [, params] = useRoute<{ readonly id: string }>(/^\/(?:table|local)\/(?<id>[^/]+)$/);
  return params && seenSoFar(params.id) !== undefined ? <TableSkeleton /> : null;
}
