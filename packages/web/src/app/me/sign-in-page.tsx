import { LogIn } from 'lucide-react';
import { useLocation } from 'wouter';
import { accountCalls } from '../../api/account-calls.ts';
import { signInWithPasskey } from '../../api/passkeys.ts';
import { Panel } from '../../design/surfaces/panel.tsx';
import { useSay } from '../../language/say.ts';
import { ReadingPage } from '../shell/reading-page.tsx';
import styles from './me-page.module.css';
import { WayInForm } from './way-in-form.tsx';

/** For those who have an account; none is needed to play. */
export function SignInPage() {
  const say = useSay('app');
  const [, navigate] = useLocation();
  return (
    <ReadingPage title={say('web.sign-in.title')}>
      <p className={styles.quiet}>{say('web.sign-in.about')}</p>
      <Panel className={styles.panel}>
        <WayInForm
          password="current"
          act={say('web.sign-in.act')}
          icon={<LogIn size={18} aria-hidden />}
          passkeyAct={say('web.sign-in.passkey')}
          byPassword={accountCalls.signIn}
          byPasskey={signInWithPasskey}
          onDone={() => navigate('/me', { replace: true })}
        />
      </Panel>
    </ReadingPage>
  );
}
