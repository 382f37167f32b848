import '../../design/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../api/queries.ts';
import { heldWire } from '../../testing/held-wire.ts';
import { TableView } from '../screen/table-view.tsx';
import { createTableStore } from '../store/table-store.ts';
import type { TableGame } from '../table-game.ts';
import { drawn } from './toy-game.tsx';

/** What a test holds of the page. */
export interface ToyHandle extends Omit<ReturnType<typeof heldWire>, 'latest' | 'wire'> {
  readonly drawn: typeof drawn;
}

/** Shows the shared table with a game, and nothing else; the test is its server. */
export function showTable(game: TableGame): void {
  const { wire, ...held } = heldWire();
  const store = createTableStore(wire, 't');
  Object.assign(window, { toy: { ...held, drawn } satisfies ToyHandle });
  held.turns('open');
  const root = document.getElementById('app');
  if (root)
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <TableView store={store} game={game} />
        </Suspense>
      </QueryClientProvider>,
    );
}
