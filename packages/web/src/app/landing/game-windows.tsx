import { useId } from 'react';
import { useSize } from '../../design/browser/use-size.ts';
import { webGames } from '../../games/index.ts';
import { useSay } from '../../language/say.ts';
import { useIsPhone } from '../../settings/use-media.ts';
import { GameWindow } from './game-window.tsx';
import styles from './game-windows.module.css';
import { leaningWindows } from './leaning-windows.ts';

interface GameWindowsProps {
  readonly chosen: string;
  onChoose(game: string): void;
}

/** The games, seen through the ship's windows; one of them is chosen. */
export function GameWindows({ chosen, onChoose }: GameWindowsProps) {
  const say = useSay('app');
  const [row, size] = useSize<HTMLFieldSetElement>();
  const isStack = useIsPhone();
  const group = useId();
  const windows = size && leaningWindows({ ...size, count: webGames.length, isStack });
  return (
    <fieldset ref={row} className={styles.row}>
      <legend className="unseen">{say('web.landing.choose')}</legend>
      {windows &&
        webGames.map((game, index) => {
          const shape = windows[index];
          return (
            shape && (
              <GameWindow
                key={game.id}
                game={game}
                shape={shape}
                isStack={isStack}
                group={group}
                isChosen={game.id === chosen}
                onChoose={() => onChoose(game.id)}
              />
            )
          );
        })}
    </fieldset>
  );
}
