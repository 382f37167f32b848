import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { queryClient } from '../api/queries.ts';
import { Space } from '../design/space.tsx';
import { catalogue } from '../language/catalogues.ts';
import { usePageSettings } from '../settings/page-settings.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { OfflineBanner } from './shell/offline-banner.tsx';

// texts are on their way while the page's code is
const { language } = useSettingsStore.getState().settings;
void catalogue('app', language);
void catalogue('server', language);

export function App() {
  usePageSettings();
  return (
    <QueryClientProvider client={queryClient}>
      <Space />
      <ErrorBoundary>
        <Suspense>
          <Routes />
          <OfflineBanner />
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
