import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import { useSay } from '../../language/say.ts';
import { Heading } from '../shell/page.tsx';
import styles from './waiting-room.module.css';

/** The room before anything is known of its table. */
export function RoomSkeleton() {
  const say = useSay('app');
  return (
    <div className={styles.room}>
      <div className={styles.title}>
        <Heading className="unseen">{say('web.room.loading')}</Heading>
        <Skeleton className={styles.titleWaiting} />
      </div>
      <Skeleton className={styles.gamesWaiting} />
      <Skeleton className={styles.stageWaiting} />
      <Skeleton className={styles.settingsWaiting} />
    </div>
  );
}
