import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useProofAsked } from '../api/proof.ts';
import { queryClient } from '../api/queries.ts';
import { Space } from '../design/drawing/space.tsx';
import { later } from '../loading/later.ts';
import { usePageSettings } from '../settings/page-settings.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { useTopOfPage } from './use-top-of-page.ts';

const ProofDialog = later(() => import('./me/proof-dialog.tsx'), 'ProofDialog');

/** Wherever a player is asked to show that it is them. */
const Proof = () => useProofAsked(({ isAsked }) => isAsked) && <ProofDialog />;

export function App() {
  usePageSettings();
  useTopOfPage();
  return (
    <QueryClientProvider client={queryClient}>
      <Space />
      <ErrorBoundary>
        <Suspense fallback={<PagePlaceholder />}>
          <Routes />
        </Suspense>
        <Suspense>
          <Proof />
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
