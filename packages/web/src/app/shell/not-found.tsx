import { Compass } from 'lucide-react';
import { ButtonLink } from '../../design/button-link.tsx';
import { useSay } from '../../language/say.ts';
import { ReadingPage } from './reading-page.tsx';

export function NotFound() {
  const say = useSay('app');
  return (
    <ReadingPage title={say('web.not-found.title')}>
      <p>{say('web.not-found.about')}</p>
      <p>
        <ButtonLink href="/" look="primary" icon={<Compass size={18} aria-hidden />}>
          {say('web.not-found.home')}
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}
