import type { View } from '@starboard/cosmic-encounter';
import type { Prompt } from '@starboard/engine';
import { classNames } from '../../../design/class-names.ts';
import { DroppedAnswers } from '../../../table/ahead/dropped-answers.tsx';
import { LaterAnswers } from '../../../table/answers/later-answers.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { optionText } from '../choosing/option-text.ts';
import { EncounterPanel } from '../encounter/encounter-panel.tsx';
import { LastOutcome } from '../encounter/last-outcome.tsx';
import { StandingLine } from '../encounter/standing-line.tsx';
import { useCeSay } from '../words/say.ts';
import { isAnswer } from './acts.tsx';
import { Hand } from './hand/hand.tsx';
import { handOf } from './hand/hand-of.ts';
import { momentName } from './moment-text.ts';
import { MomentTime } from './moment-time.tsx';
import { asksInTray, needsAllRoom, Question } from './questions/question.tsx';
import { isToldAtLength, ReactionStrip } from './reaction-strip.tsx';
import { isAnythingShown, ShownCards } from './shown-cards.tsx';
import styles from './tray.module.css';

type Parts = { readonly parts: TableParts<View> };

/** The own cards, and above them one place for what is asked, what may be answered and how the encounter stands. */
export function CeTray({ parts }: Parts) {
  const { isPhone } = parts;
  const owner = handOf(parts);
  return (
    <div
      className={classNames(
        styles.tray,
        isPhone && styles.sheet,
        parts.prompt && isAnswer(parts.prompt) && styles.answers,
      )}
      data-hand={owner !== null || undefined}
    >
      <div className={styles.above}>
        <Above parts={parts} />
      </div>
      {owner !== null && !needsAllRoom(parts) && <Hand parts={parts} seat={owner} />}
      {parts.prompt?.ahead && <Later parts={parts} prompt={parts.prompt} />}
    </div>
  );
}

/** What could be done a moment later: choosing it now lets the moments before pass. */
function Later({ parts, prompt }: Parts & { readonly prompt: Prompt }) {
  const say = useCeSay();
  return (
    <div className={styles.later}>
      <LaterAnswers
        prompt={prompt}
        words={{
          title: (of) => say(momentName(of)),
          option: (of, key) => optionText(parts.view, { prompt: of }, key, say),
        }}
      />
    </div>
  );
}

/**
 * Its place stays as it is with all that may stand in it, so that the board above never moves: what the player is asked first,
 * then a use that may be answered, both under a line that tells how the encounter stands; else the encounter.
 */
function Above({ parts }: Parts) {
  const { view, prompt } = parts;
  const isAsking = asksInTray(parts);
  const { moment } = view;
  if ((prompt && isAsking) || isAnythingShown(parts))
    return (
      <div className={styles.asked}>
        <DroppedAnswers />
        {parts.isPhone && <LastOutcome view={view} isLine />}
        <StandingLine parts={parts} />
        <ShownCards parts={parts} />
        {prompt && isAsking && <Question key={prompt.decision} parts={parts} prompt={prompt} />}
      </div>
    );
  return (
    <>
      <DroppedAnswers />
      {moment && isToldAtLength(view) ? (
        <ReactionStrip parts={parts} moment={moment} />
      ) : (
        <div className={styles.encounter}>
          {parts.isPhone && <LastOutcome view={view} isLine />}
          <EncounterPanel parts={parts} />
          {moment && <MomentTime key={moment.window} />}
        </div>
      )}
    </>
  );
}
