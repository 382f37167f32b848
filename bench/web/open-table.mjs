/** Opens a table at the server, as a guest, with bots in all other seats; where it is found. */
export async function openTable(request, url, game, bots) {
  const ask = async (path, body) => {
    const answer = await request.post(`/api${path}`, { data: body, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await ask('/guest', { language: 'en' });
  const { id } = await ask('/tables', {
    game,
    options: {},
    seats: ['me', ...Array.from({ length: bots }, () => ({ bot: 'easy' }))],
    clock: 'none',
    isPublic: false,
    spectators: { allowed: true, delay: 0 },
  });
  await ask(`/tables/${id}/ready`, { isReady: true });
  return `/table/${id}`;
}
