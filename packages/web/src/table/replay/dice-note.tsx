import { Dices, ShieldCheck, ShieldX, X } from 'lucide-react';
import { use, useId } from 'react';
import type { TableDetail } from '@starboard/protocol';
import { classNames } from '../../design/class-names.ts';
import { Popover } from '../../design/surfaces/popover.tsx';
import type { Say } from '../../language/say.ts';
import { loadOnce } from '../../loading/load-once.ts';
import { seedHashOf } from '../../local/worker/seed-hash.ts';
import styles from './replay-bar.module.css';

interface DiceNoteProps {
  readonly say: Say;
  readonly table: TableDetail;
}

/** What all dice came from: a seed whose hash was published before the first of them fell. */
export function DiceNote({ say, table: { seed, seedHash } }: DiceNoteProps) {
  const note = useId();
  if (seed === null || seedHash === null) return null;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.knob, styles.why)}
        popoverTarget={note}
        aria-label={say('web.replay.dice')}
      >
        <Dices size={22} aria-hidden />
      </button>
      <Popover id={note} className={styles.dice}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={note}
          popoverTargetAction="hide"
          aria-label={say('web.replay.close')}
        >
          <X size={20} aria-hidden />
        </button>
        <Verdict say={say} seed={seed} seedHash={seedHash} />
        <dl>
          <dt>{say('web.replay.dice-hash')}</dt>
          <dd>
            <code>{seedHash}</code>
          </dd>
          <dt>{say('web.replay.dice-seed')}</dt>
          <dd>
            <code>{seed}</code>
          </dd>
        </dl>
      </Popover>
    </>
  );
}

const hashOf = loadOnce(seedHashOf);

interface VerdictProps {
  readonly say: Say;
  readonly seed: string;
  readonly seedHash: string;
}

function Verdict({ say, seed, seedHash }: VerdictProps) {
  const hash = use(hashOf(seed));
  // a page that is not secure cannot check it; elsewhere it can be done
  if (hash === null) return <p>{say('web.replay.dice-unchecked')}</p>;
  const isSound = hash === seedHash;
  return (
    <>
      <h2 className={classNames(isSound ? styles.sound : styles.doubt)}>
        {isSound ? <ShieldCheck size={20} aria-hidden /> : <ShieldX size={20} aria-hidden />}
        {say(isSound ? 'web.replay.dice-sound' : 'web.replay.dice-doubt')}
      </h2>
      <p>{say(isSound ? 'web.replay.dice-sound-why' : 'web.replay.dice-doubt-why')}</p>
    </>
  );
}
