import type { AlienId } from '@starboard/cosmic-encounter/content';
import { parseOption } from '@starboard/cosmic-encounter/keys';
import {
  alienLevel,
  alienName,
  powerName,
  powerSummary,
  techName,
  techText,
} from '@starboard/cosmic-encounter/text';
import { Button } from '../../../../design/controls/button.tsx';
import { optionText, subjectOf } from '../../choosing/option-text.ts';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import { Emblem } from '../../pieces/emblem.tsx';
import { useCeSay, useEffectSay } from '../../words/say.ts';
import { Choice } from './choice.tsx';
import type { ShownProps } from './question.tsx';
import styles from './questions.module.css';

/** Sheets or technologies beside each other, each with what it does; all of it is one press further. */
export function SheetChoices({ parts, prompt, keys }: ShownProps) {
  const say = useEffectSay();
  return (
    <ul className={styles.sheets} aria-label={say('web.ce.tray.choices')}>
      {keys.map((key) => {
        const { alien, tech } = parseOption(key) ?? {};
        const subject = subjectOf(prompt.prompt, key);
        return (
          <li key={key}>
            <Choice parts={parts} prompt={prompt} option={key} className={styles.sheet} subject={subject}>
              {alien !== undefined && <AlienWords alien={alien} seat={Number(parts.viewer)} />}
              {tech !== undefined && (
                <>
                  <CardFace face={tech} width={72} />
                  <span>
                    <b>{say(techName(tech))}</b>
                    <small>{say(techText(tech))}</small>
                  </span>
                </>
              )}
              {alien === undefined && tech === undefined && <b>{optionText(parts.view, prompt, key, say)}</b>}
            </Choice>
            {subject !== null && (
              <Button look="ghost" isSmall onClick={() => parts.read(subject)}>
                {say('web.ce.moment.read')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function AlienWords({ alien, seat }: { readonly alien: AlienId; readonly seat: number }) {
  const say = useCeSay();
  return (
    <>
      <Emblem alien={alien} size={72} seat={seat} />
      <span>
        <b>{say(alienName(alien))}</b>
        <em>
          {say(powerName(alien))} · {say(alienLevel(alien))}
        </em>
        <small>{say(powerSummary(alien))}</small>
      </span>
    </>
  );
}
