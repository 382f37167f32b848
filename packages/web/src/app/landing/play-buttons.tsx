import { ChevronDown, GraduationCap, Play, Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/controls/button.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { gameToPlay } from '../../games/find-game.ts';
import { botCount, botLevel } from '../../games/seating-bots.ts';
import { useIsPhone } from '../../settings/use-media.ts';
import { usePlayAgainstBots } from '../play/against-bots.ts';
import { useOpponents } from '../shelf/opponents.ts';
import { useShelfSay } from '../shelf/use-shelf-say.ts';
import { ContinueLink } from './continue-link.tsx';
import styles from './play-buttons.module.css';
import { OpponentsDialog } from './opponents-dialog.tsx';

/** Play now; or with friends, or learn first. */
export function PlayButtons({ chosen }: { readonly chosen: string }) {
  const say = useShelfSay();
  const game = gameToPlay(chosen);
  const play = usePlayAgainstBots();
  const [, navigate] = useLocation();
  const opponents = useOpponents();
  const count = botCount(opponents.count, game.seats);
  const level = botLevel(opponents.level, game);
  const [isChoosing, setIsChoosing] = useState(false);
  const isNarrow = useIsPhone();
  const name = say(`web.game.${game.id}.name`);
  // a visitor who looked at a game that cannot be played yet is told which one they get
  const isOther = game.id !== chosen;
  return (
    <div className={styles.acts}>
      <ContinueLink />
      <Button
        look="go"
        className={styles.great}
        icon={<Play size={24} fill="currentColor" aria-hidden />}
        isSending={play.isPending}
        onClick={() => play.start(game)}
      >
        {isOther ? say('web.landing.play-other', { game: name }) : say('web.landing.play')}
      </Button>
      <Button
        look="ghost"
        isSmall
        className={styles.opponents}
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
      >
        {say('web.opponents.summary', { count, level: say(`web.bot.${level}`) })}
        <ChevronDown size={16} aria-hidden />
      </Button>
      {play.error && <Trouble error={play.error} />}
      <div className={styles.more}>
        <Button icon={<Users size={18} aria-hidden />} onClick={() => navigate(`/new?game=${game.id}`)}>
          {isOther
            ? say('web.landing.friends-other', { game: name })
            : say(isNarrow ? 'web.landing.friends.short' : 'web.landing.friends')}
        </Button>
        {game.lesson && (
          <ButtonLink href={`/learn/${game.id}`} icon={<GraduationCap size={18} aria-hidden />}>
            {isOther
              ? say('web.landing.learn-other', { game: name })
              : say(isNarrow ? 'web.landing.learn.short' : 'web.landing.learn')}
          </ButtonLink>
        )}
      </div>
      {isChoosing && <OpponentsDialog game={game} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}
