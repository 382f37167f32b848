import { useState } from 'react';
import { hasTable } from '../../games/index.ts';
import { useSay } from '../../language/say.ts';
import { shelf, type ShelfGameId } from '../shelf/shelf.ts';
import { Heading, Page } from '../shell/page.tsx';
import { CodeEntry } from './code-entry.tsx';
import { Floor } from './floor.tsx';
import { GameWindows } from './game-windows.tsx';
import { PlayButtons } from './play-buttons.tsx';
import styles from './landing.module.css';
import { OwnName } from './own-name.tsx';

/** Three windows, one great act: a match is one press away. */
export function Landing() {
  const say = useSay('app');
  const [chosen, setChosen] = useState<ShelfGameId>('alien-frontiers');
  const isReady = hasTable(chosen);
  return (
    <div className={styles.landing}>
      <Floor tints={shelf.map(({ tint }) => tint)} />
      <Page className={styles.main}>
        <GameWindows chosen={chosen} onChoose={setChosen} />
        <div className={styles.deck}>
          <div className={styles.promise}>
            <Heading>{say('web.landing.promise')}</Heading>
            <output className={isReady ? styles.calm : undefined}>
              {say(isReady ? 'web.landing.how' : `web.game.${chosen}.soon`)}
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
