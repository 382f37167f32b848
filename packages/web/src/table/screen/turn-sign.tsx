import { useEffect } from 'react';
import { useTableContext, useTableState } from '../table-context.ts';

/** The browser's tab tells whose turn it is: by its title, and by its icon. */
export function TurnSign() {
  const { game, say } = useTableContext();
  const { prompt } = useTableState('prompt');
  const isAsked = prompt !== null && !prompt.isWindow;
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
