import type { View } from '@starboard/cosmic-encounter';
import { abilityFacts } from '@starboard/cosmic-encounter/content';
import { abilityName, windowName } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';
import { Hand as HandSign } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableParts } from '../../../table/table-game.ts';
import { subjectOf } from '../choosing/option-text.ts';
import { StandingLine } from '../encounter/standing-line.tsx';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { Coin } from '../pieces/coin.tsx';
import { useCeSay, useEffectSay } from '../words/say.ts';
import { MomentTime } from './moment-time.tsx';
import { ruleOf } from './rule-of.ts';
import styles from './strip.module.css';

type Moment = NonNullable<View['moment']>;

/** Whether the strip has so much to tell that it stands in the place of the encounter's panel. */
export const isToldAtLength = ({ moment }: View): boolean => moment?.ability !== undefined;

/**
 * What the moment that is open is about. Nothing of it depends on who looks: it is the same for all players and for
 * spectators, and tells neither who could act nor who has.
 */
export function ReactionStrip({
  parts,
  moment,
}: {
  readonly parts: TableParts<View>;
  readonly moment: Moment;
}) {
  const say = useCeSay();
  const { seat = null, ability = null } = moment;
  const text = ability === null ? null : ruleOf(ability);
  const subject = ability === null ? null : subjectOf(`ce.ask.${moment.window}`, ability);
  return (
    <section className={styles.strip} data-part="moment" aria-label={say('web.ce.moment.title')}>
      <div className={styles.standing}>
        <StandingLine parts={parts} />
      </div>
      <span className={styles.sign}>
        {ability === null || seat === null ? <HandSign size={24} aria-hidden /> : <Sign moment={moment} />}
      </span>
      <div className={styles.words}>
        <p className={styles.what}>
          <b>{say(ability === null ? windowName(moment.window) : abilityName(ability))}</b>
          {seat !== null && <small>{say('web.ce.moment.by', { seat: { seat } })}</small>}
        </p>
        {text && <p className={styles.text}>{isPower(ability) ? say(text) : <CardRule text={text} />}</p>}
      </div>
      {subject !== null && (
        <button type="button" className={styles.read} onClick={() => parts.read(subject)}>
          {say('web.ce.moment.read')}
        </button>
      )}
      <MomentTime />
    </section>
  );
}

const isPower = (ability: string | null): boolean =>
  ability !== null && abilityFacts(ability).source.kind === 'power';

/** What a card does is long, and comes when the first of them is told; what powers do is known in a line. */
function CardRule({ text }: { readonly text: Message }) {
  const say = useEffectSay();
  return say(text);
}

function Sign({ moment: { seat = 0, ability = '' } }: { readonly moment: Moment }): ReactNode {
  const { source } = abilityFacts(ability);
  switch (source.kind) {
    case 'power':
      return <Coin alien={source.alien} seat={seat} size={56} />;
    case 'technology':
      return <CardFace face={source.technology} width={48} />;
    case 'artifact':
      return <CardFace face={source.artifact} width={48} />;
    case 'reinforcement':
      return <CardFace face={source.face} width={48} />;
    case 'flare':
      return <CardFace face={`flare-${source.alien}`} width={48} />;
  }
}
