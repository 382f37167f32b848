import { Compass } from 'lucide-react';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { useSay } from '../../language/say.ts';
import { CodeEntry } from '../landing/code-entry.tsx';
import { ReadingPage } from './reading-page.tsx';

interface NotHereProps {
  readonly title?: string;
  readonly why: string;
}

/** Where an address leads nowhere: why, and the ways on. */
export function NotHere({ title, why }: NotHereProps) {
  const say = useSay('app');
  return (
    <ReadingPage title={title ?? say('web.not-found.title')}>
      <p>{why}</p>
      <CodeEntry />
      <p>
        <ButtonLink href="/" icon={<Compass size={18} aria-hidden />}>
          {say('web.not-found.home')}
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}
