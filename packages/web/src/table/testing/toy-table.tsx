import '../../design/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../api/queries.ts';
import { heldWire } from '../../testing/held-wire.ts';
import { TableView } from '../screen/table-view.tsx';
import { createTableStore } from '../store/table-store.ts';
import { drawn, plainToy, quietToy, toyGame, toyTogether } from './toy-game.tsx';

// A page with the shared table and nothing else: no server, and a game that is none. `?together`, `?quiet` and `?plain` are others.

const { wire, ...held } = heldWire();
const games = { together: () => toyTogether, quiet: quietToy, plain: plainToy };
const wanted = location.search.slice(1);
const game = wanted in games ? games[wanted as keyof typeof games]() : toyGame;
const store = createTableStore(wire, 't', { isWatched: () => false });

/** What a test holds of the page. */
export interface ToyHandle extends Omit<typeof held, 'latest'> {
  readonly drawn: typeof drawn;
}

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
