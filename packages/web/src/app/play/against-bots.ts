import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useEnsureAccount } from '../../api/account.ts';
import { Unreachable } from '../../api/call.ts';
import { keepTable } from '../../api/tables.ts';
import { tableCalls } from '../../api/table-calls.ts';
import { wishedBots } from '../../games/seating-bots.ts';
import type { WebGame } from '../../games/web-game.ts';
import { useOpponents } from '../shelf/opponents.ts';

/** Opens a table with bots, starts it and goes there; without a network, the same on this device. */
export function usePlayAgainstBots(way: { readonly replace?: boolean } = {}) {
  const ensureAccount = useEnsureAccount();
  const opponents = useOpponents();
  const [, navigate] = useLocation();
  const play = useMutation({
    mutationFn: async (wanted: WebGame) => {
      const { id: game } = wanted;
      const bots = wishedBots(opponents, wanted);
      try {
        await ensureAccount();
        const { id } = await tableCalls.create({
          game,
          options: {},
          seats: ['me', ...bots.map((bot) => ({ bot }))],
          clock: 'none',
          isPublic: false,
          spectators: { allowed: true, delay: 0 },
        });
        keepTable(await tableCalls.setReady(id, true));
        return `/table/${id}`;
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        return `/local/new?game=${game}&bots=${bots.join(',')}`;
      }
    },
  });
  // a player who has gone elsewhere by then is not called back
  const start = (game: WebGame) => play.mutate(game, { onSuccess: (place) => navigate(place, way) });
  return { start, isPending: play.isPending, error: play.error };
}
