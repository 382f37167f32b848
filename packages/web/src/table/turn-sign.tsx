import { useEffect } from 'react';
import { useTableRoom } from './table-room.ts';

/** The browser's tab tells whose turn it is: by its title, and by its icon. */
export function TurnSign() {
  const { state, game, say } = useTableRoom();
  const isAsked = state.prompt !== null;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !isAsked) return;
    const before = icon.href;
    icon.href = '/icon-turn.svg';
    return () => {
      icon.href = before;
    };
  }, [isAsked]);
  const name = say(game.name);
  return (
    <title>
      {isAsked ? `● ${say('web.title.your-turn')} · ${name}` : `${name} · ${say('web.app.name')}`}
    </title>
  );
}
