import { type Json, type Prompt, type RandomState, sample } from '@starboard/engine';
import { Browser } from '../people/browser.ts';
import { Player } from '../people/player.ts';

/** The people in the old database; all of them have the same password. */
export const oldPeople = ['Old Ann', 'Old Bob', 'Old Eve'] as const;
export const oldPassword = 'nobody keeps a secret here';

/** A person who has an account there signs in and opens a socket. */
export async function signedIn(url: string, name: string): Promise<Player> {
  const browser = new Browser(url);
  const { status } = await browser.post('/api/sign-in', { name, password: oldPassword });
  if (status !== 200) throw new Error(`${name} cannot sign in: ${status}`);
  const player = new Player(browser);
  await player.connect();
  return player;
}

/** Any answer the prompt allows, as far as it says what those are. */
export const anyAnswer = ({ shape, timeout = null }: Prompt, random: RandomState): Json =>
  shape.kind === 'open' || shape.kind === 'form' ? timeout : sample(shape, random, 'people');

/** Each player who is asked answers something, until so many answers are given or the match is over. */
export async function playOn(
  table: string,
  players: readonly Player[],
  random: RandomState,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let given = 0; given < most; ) {
    const isOver = () => players.some((player) => player.screen(table).detail?.status === 'finished');
    const isAsked = (player: Player) => player.prompt(table) !== null;
    const [first] = players;
    await Promise.race(players.map((player) => player.until(() => isOver() || players.some(isAsked))));
    if (!first || isOver()) return;
    const asked = players.find(isAsked);
    const prompt = asked?.prompt(table);
    if (!asked || !prompt) continue;
    const { decision } = prompt;
    const answer = anyAnswer(prompt, random);
    const reply = await asked.says({ type: 'act', table, decision, answer });
    // a bot, an order or the clock may have been first
    if (reply.type !== 'refused') given++;
  }
}
