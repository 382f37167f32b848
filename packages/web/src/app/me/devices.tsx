import { useMutation, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useLocation } from 'wouter';
import { becomeAccount } from '../../api/account.ts';
import { accountCalls } from '../../api/account-calls.ts';
import { queries, queryClient } from '../../api/queries.ts';
import { Button } from '../../design/controls/button.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useSay } from '../../language/say.ts';
import { useLanguage } from '../../language/spoken.ts';
import styles from './me-page.module.css';

/** Where the account is signed in. */
export function Devices() {
  const say = useSay('app');
  const language = useLanguage();
  const devices = useQuery(queries.devices);
  const [, navigate] = useLocation();
  const signOut = useMutation({
    mutationFn: async (device: string) => {
      await (device === 'all' ? accountCalls.signOutEverywhere() : accountCalls.signOutDevice(device));
      const isHere = device === 'all' || devices.data?.some(({ id, isThis }) => isThis && id === device);
      if (isHere) {
        becomeAccount(null);
        navigate('/');
      } else await queryClient.invalidateQueries({ queryKey: queries.devices.queryKey });
    },
  });
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel className={styles.panel}>
      <h2>{say('web.devices.title')}</h2>
      {devices.isPending && <Skeleton className={styles.waiting} />}
      {devices.isError && <Trouble error={devices.error} onRetry={() => void devices.refetch()} />}
      <ul className={styles.list}>
        {devices.data?.map((device) => (
          <li key={device.id} className={styles.row}>
            <div>
              <b>
                <MonitorSmartphone size={17} aria-hidden /> {device.device}
              </b>
              <p>{device.isThis ? say('web.devices.this') : when.format(device.seenAt)}</p>
            </div>
            <Button
              isSmall
              isSending={signOut.isPending && signOut.variables === device.id}
              onClick={() => signOut.mutate(device.id)}
            >
              {say('web.devices.sign-out')}
            </Button>
          </li>
        ))}
      </ul>
      {(devices.data?.length ?? 0) > 1 && (
        <p>
          <Button
            look="danger"
            isSending={signOut.isPending && signOut.variables === 'all'}
            onClick={() => signOut.mutate('all')}
          >
            {say('web.devices.everywhere')}
          </Button>
        </p>
      )}
      {signOut.isError && <Trouble error={signOut.error} />}
    </Panel>
  );
}
