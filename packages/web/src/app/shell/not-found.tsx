import { useSay } from '../../language/say.ts';
import { NotHere } from './not-here.tsx';

export function NotFound() {
  const say = useSay('app');
  return <NotHere why={say('web.not-found.about')} />;
}
