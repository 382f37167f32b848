import { Suspense } from 'react';
import { Space } from '../design/space.tsx';
import { useSay } from '../language/say.ts';
import { usePageSettings } from '../settings/page-settings.ts';

export function App() {
  usePageSettings();
  return (
    <>
      <Space />
      <Suspense>
        <Landing />
      </Suspense>
    </>
  );
}

function Landing() {
  const say = useSay('app');
  return <h1>{say('web.app.name')}</h1>;
}
