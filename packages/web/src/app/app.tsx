import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { queryClient } from '../api/queries.ts';
import { Space } from '../design/space.tsx';
import { usePageSettings } from '../settings/page-settings.ts';
import { Coming } from './coming.tsx';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { useTopOfPage } from './use-top-of-page.ts';

export function App() {
  usePageSettings();
  useTopOfPage();
  return (
    <QueryClientProvider client={queryClient}>
      <Space />
      <ErrorBoundary>
        <Suspense fallback={<Coming />}>
          <Routes />
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
