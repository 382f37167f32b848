import { useState } from 'react';
import { gameToPlay } from '../../games/find-game.ts';
import { webGames } from '../../games/index.ts';
import { useShelfSay } from '../shelf/use-shelf-say.ts';
import { Heading, Page } from '../shell/page.tsx';
import { CodeEntry } from './code-entry.tsx';
import { Floor } from './floor.tsx';
import { GameWindows } from './game-windows.tsx';
import { PlayButtons } from './play-buttons.tsx';
import styles from './landing.module.css';
import { OwnName } from './own-name.tsx';

/** Three windows, one great act: a match is one press away. */
export function Landing() {
  const say = useShelfSay();
  const [chosen, setChosen] = useState(() => gameToPlay('').id);
  const { id: playable, isPlain } = gameToPlay(chosen);
  const isReady = playable === chosen;
  return (
    <div className={styles.landing}>
      <Floor tints={webGames.map(({ tint }) => tint)} />
      <Page className={styles.main}>
        <GameWindows chosen={chosen} onChoose={setChosen} />
        <div className={styles.deck}>
          <div className={styles.promise}>
            <Heading>{say('web.landing.promise')}</Heading>
            <output className={isReady ? styles.calm : undefined}>
              {isReady
                ? say(isPlain ? 'web.landing.plain' : 'web.landing.how')
                : `${say(`web.game.${chosen}.soon`)} ${say('web.landing.until-then', { game: say(`web.game.${playable}.name`) })}`}
            </output>
          </div>
          <PlayButtons chosen={chosen} />
          <div className={styles.friends}>
            <CodeEntry />
            <OwnName />
          </div>
        </div>
      </Page>
    </div>
  );
}
