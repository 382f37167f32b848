import type { View } from '@starboard/cosmic-encounter';
import {
  abilitiesFrom,
  cardFacts,
  copiesOf,
  faceOf,
  type TechId,
  techFacts,
} from '@starboard/cosmic-encounter/content';
import {
  cardName,
  cardTexts,
  cardTypeName,
  destinyName,
  techName,
  techText,
} from '@starboard/cosmic-encounter/text';
import { type ReactNode, Suspense } from 'react';
import { Dialog } from '../../../design/surfaces/dialog.tsx';
import { Skeleton } from '../../../design/surfaces/skeleton.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { CardBack } from '../pieces/cards/card-back.tsx';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { useCeSay } from '../words/say.ts';
import { Bars } from './bars.tsx';
import { FlareSides } from './flare-column.tsx';
import type { Subject } from '../keys/subjects.ts';
import { UseOfThing } from './use-of-thing.tsx';
import { useSheetSay } from './use-sheet-say.ts';
import styles from './card-sheet.module.css';

interface CardSheetProps {
  readonly parts: TableParts<View>;
  readonly subject: Exclude<Subject, { readonly is: 'alien' | 'pile' }>;
  readonly onClose: () => void;
}

/** A card, a technology or a destiny card at reading size. */
export function CardSheet({ parts, subject, onClose }: CardSheetProps) {
  const say = useCeSay();
  return (
    <Dialog
      title={say(nameOfSubject(subject))}
      closeLabel={say('web.close')}
      onClose={onClose}
      className={styles.dialog}
    >
      <div className={styles.card}>
        <div className={styles.picture}>{pictureOf(subject)}</div>
        <div className={styles.body}>
          <Suspense fallback={<Skeleton className={styles.coming} />}>
            <Body parts={parts} subject={subject} />
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}

function nameOfSubject(subject: CardSheetProps['subject']) {
  if (subject.is === 'card') return cardName(subject.face);
  if (subject.is === 'destiny') return destinyName(subject.card);
  return subject.tech ? techName(subject.tech) : { key: 'web.ce.seat.face-down' };
}

function pictureOf(subject: CardSheetProps['subject']): ReactNode {
  if (subject.is === 'card') return <CardFace face={subject.face} width={150} />;
  if (subject.is === 'destiny') return <CardFace face={subject.card} width={150} />;
  return subject.tech ? <CardFace face={subject.tech} width={150} /> : <CardBack kind="tech" width={150} />;
}

function Body({ parts, subject }: Pick<CardSheetProps, 'parts' | 'subject'>) {
  const say = useSheetSay();
  switch (subject.is) {
    case 'destiny':
      return <Lines kicker={say('web.ce.sheets.destiny')} lines={[say('ce.board.rule.destiny')]} />;
    case 'tech':
      return <TechBody parts={parts} subject={subject} />;
    case 'card':
      return <CardBody parts={parts} face={subject.face} />;
  }
}

interface LinesProps {
  readonly kicker: string;
  readonly lines: readonly string[];
}

const Lines = ({ kicker, lines }: LinesProps) => (
  <>
    <p className={styles.kicker}>{kicker}</p>
    {lines.map((line) => (
      <p key={line} className={styles.text}>
        {line}
      </p>
    ))}
  </>
);

function CardBody({ parts, face }: { readonly parts: TableParts<View>; readonly face: string }) {
  const say = useSheetSay();
  const { view, viewer } = parts;
  const { type, flare, artifact } = cardFacts(copiesOf(face)[0] ?? face);
  const kicker = say(cardTypeName(type));
  const isOwn = view.players.some(
    ({ hand }, seat) => seat === viewer && hand.some((card) => faceOf(card) === face),
  );
  if (flare) {
    const abilities = [
      ...abilitiesFrom({ kind: 'flare', alien: flare, form: 'wild' }),
      ...abilitiesFrom({ kind: 'flare', alien: flare, form: 'super' }),
    ];
    return (
      <>
        <p className={styles.kicker}>{kicker}</p>
        <FlareSides alien={flare} view={view} />
        <UseOfThing parts={parts} abilities={abilities} isOwn={isOwn} />
      </>
    );
  }
  const abilities = artifact
    ? abilitiesFrom({ kind: 'artifact', artifact })
    : type === 'reinforcement'
      ? abilitiesFrom({ kind: 'reinforcement', face })
      : [];
  return (
    <>
      <Lines kicker={kicker} lines={cardTexts(face).map((text) => say(text))} />
      {abilities.length > 0 && <Bars say={say} abilities={abilities} />}
      <UseOfThing parts={parts} abilities={abilities} isOwn={isOwn} />
    </>
  );
}

interface TechBodyProps {
  readonly parts: TableParts<View>;
  readonly subject: Extract<Subject, { readonly is: 'tech' }>;
}

function TechBody({ parts, subject: { tech, seat, index } }: TechBodyProps) {
  const say = useSheetSay();
  const lying = seat === null ? undefined : parts.view.players[seat]?.techs[index];
  const abilities = tech ? abilitiesFrom({ kind: 'technology', technology: tech }) : [];
  return (
    <>
      <Lines
        kicker={say('web.ce.sheets.technology')}
        lines={tech ? [say(techText(tech)), research(say, tech)] : [say('web.ce.sheets.tech-face-down')]}
      />
      {lying && (
        <p className={styles.state}>
          {say(lying.isFaceUp ? 'web.ce.sheets.tech-up' : 'web.ce.sheets.tech-down', { count: lying.ships })}
        </p>
      )}
      {abilities.length > 0 && <Bars say={say} abilities={abilities} />}
      <UseOfThing parts={parts} abilities={abilities} isOwn={seat === parts.viewer} />
    </>
  );
}

const research = (say: ReturnType<typeof useSheetSay>, tech: TechId): string =>
  say('ce.board.research', { number: techFacts(tech).number });
