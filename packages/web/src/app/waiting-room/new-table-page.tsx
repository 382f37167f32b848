import { useMutation } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useEnsureAccount } from '../../api/account.ts';
import { tableCalls } from '../../api/table-calls.ts';
import { keepTable } from '../../api/tables.ts';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { gameToPlay } from '../../games/find-game.ts';
import { useSay } from '../../language/say.ts';
import { useOnce } from '../../loading/use-once.ts';
import { Page } from '../shell/page.tsx';
import { ReadingPage } from '../shell/reading-page.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';

/** Opens a table at once: everything about it can still be changed while friends come in. */
export function NewTablePage() {
  const say = useSay('app');
  const game = gameToPlay(new URLSearchParams(useSearch()).get('game') ?? '');
  const { max, usual } = game.seats;
  const ensureAccount = useEnsureAccount();
  const [, navigate] = useLocation();
  const open = useMutation({
    mutationFn: async () => {
      await ensureAccount();
      return tableCalls.create({
        game: game.id,
        options: {},
        seats: ['me', ...Array.from({ length: (usual ?? max) - 1 }, () => 'open' as const)],
        clock: 'normal',
        isPublic: false,
        spectators: { allowed: true, delay: 0 },
      });
    },
    onSuccess: keepTable,
  });
  // a player who has gone elsewhere by then is not called back
  const start = () =>
    open.mutate(undefined, { onSuccess: ({ id }) => navigate(`/table/${id}`, { replace: true }) });
  useOnce(start);
  if (!open.isError)
    return (
      <Page title={say('web.room.new')}>
        <RoomSkeleton />
      </Page>
    );
  return (
    <ReadingPage title={say('web.room.new')}>
      <Trouble error={open.error} onRetry={start} />
      <p>
        <ButtonLink href={`/play/${game.id}`} look="primary" icon={<Bot size={18} aria-hidden />}>
          {say('web.landing.play')}
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}
