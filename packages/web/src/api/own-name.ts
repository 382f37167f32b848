import { useQuery } from '@tanstack/react-query';
import { useSay } from '../language/say.ts';
import { keptInBrowser } from '../settings/kept-in-browser.ts';
import { useLastName } from './last-name.ts';
import { queries } from './queries.ts';

interface NameDraws {
  /** Which of the words of each list: drawn once, so that the name stays in every language. */
  readonly draws: readonly [number, number];
}

/** What a visitor will be called who has no account yet: kept here until the first thing that needs one. */
const useNameDraws = keptInBrowser<NameDraws>('starboard.guest', () => ({
  draws: [Math.random(), Math.random()],
}));
// a store keeps by itself only what has changed
useNameDraws.setState({});

const drawn = (words: string, draw: number): string => {
  const list = words.split(' ');
  return list[Math.floor(draw * list.length)] ?? '';
};

/** The name this person plays under. */
export function useOwnName(): string {
  const say = useSay('server');
  const { data: me } = useQuery(queries.me);
  const { name: last } = useLastName();
  const { draws } = useNameDraws();
  const made = `${drawn(say('server.guest.first'), draws[0])} ${drawn(say('server.guest.second'), draws[1])}`;
  return (me === undefined ? last : me?.name) ?? made;
}
