import type { View } from '@starboard/cosmic-encounter';
import { abilitiesFrom, abilityFacts } from '@starboard/cosmic-encounter/content';
import { cardName, powerText } from '@starboard/cosmic-encounter/text';
import { Zap } from 'lucide-react';
import type { Say } from '../../../language/say.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { CardBack } from '../pieces/cards/card-back.tsx';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { Bars } from './bars.tsx';
import { paragraphsOf, UseText } from './power-text.tsx';
import type { Subject } from '../keys/subjects.ts';
import { UseOfThing } from './use-of-thing.tsx';
import { useSheetSay } from './use-sheet-say.ts';
import styles from './sheet.module.css';

interface PowerColumnProps {
  readonly parts: TableParts<View>;
  readonly subject: Extract<Subject, { readonly is: 'alien' }>;
  readonly sheet: View['players'][number]['sheets'][number] | undefined;
}

/** All that a power does, who may use it and when, and what lies on its sheet. */
export function PowerColumn({ parts, subject: { alien, seat }, sheet }: PowerColumnProps) {
  const say = useSheetSay();
  if (alien === null) return <p className={styles.text}>{say('web.ce.sheets.face-down')}</p>;
  const abilities = abilitiesFrom({ kind: 'power', alien });
  const uses = abilities.filter((id) => !abilityFacts(id).isNoUse);
  const text = say(powerText(alien));
  return (
    <>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          <UseText text={paragraph} />
        </p>
      ))}
      {sheet && <OnSheet say={say} sheet={sheet} />}
      {uses.length > 0 && <Bars say={say} abilities={uses} />}
      <UseOfThing parts={parts} abilities={abilities} isOwn={seat === parts.viewer} />
      {text.includes('*') && (
        <p className={styles.legend}>
          <Zap size={16} aria-hidden /> <span>{say('web.ce.sheets.use')}</span>
        </p>
      )}
    </>
  );
}

interface OnSheetProps {
  readonly say: Say;
  readonly sheet: NonNullable<PowerColumnProps['sheet']>;
}

/** Tokens, and cards kept on it, as far as the viewer knows them. */
function OnSheet({ say, sheet: { tokens, cards } }: OnSheetProps) {
  if (tokens === 0 && cards.length === 0) return null;
  return (
    <div className={styles.kept}>
      {tokens > 0 && <b>{say('web.ce.sheets.tokens', { count: tokens })}</b>}
      {cards.length > 0 && (
        <>
          <b>{say('web.ce.sheets.cards', { count: cards.length })}</b>
          <ul>
            {cards.map((card, index) => (
              <li key={index}>
                {card === null ? <CardBack kind="cosmic" width={38} /> : <CardFace face={card} width={38} />}
                {card !== null && <span className="unseen">{say(cardName(card))}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
