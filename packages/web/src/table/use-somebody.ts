import { useEffect, useEffectEvent, useState } from 'react';
import { useEnsureAccount } from '../api/account.ts';

/** Whoever comes to a table as nobody becomes a guest first: the server talks to somebody only. */
export function useSomebody(): boolean {
  const [isSomebody, setIsSomebody] = useState(false);
  const ensureAccount = useEnsureAccount();
  const arrive = useEffectEvent(() => {
    const go = () => setIsSomebody(true);
    // without a network the table says so itself
    ensureAccount().then(go, go);
  });
  useEffect(() => arrive(), []);
  return isSomebody;
}
