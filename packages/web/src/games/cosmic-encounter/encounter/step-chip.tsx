import type { View } from '@starboard/cosmic-encounter';
import type { TableParts } from '../../../table/table-game.ts';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { useCeSay } from '../words/say.ts';
import { Chip } from './chip.tsx';
import styles from './chip.module.css';
import { CoinAndShips } from './coin-and-ships.tsx';
import type { EncounterView, Step } from './stage.ts';
import { stepPlaces, stepSubject } from './step-places.ts';
import { isReinforcement, stepSentence, stepWords } from './step-words.ts';

interface StepChipProps {
  readonly parts: TableParts<View>;
  readonly encounter: EncounterView;
  readonly step: Step;
  readonly index: number;
  readonly delay: number;
}

/** One step to a total: where it comes from, how much it is, and why. */
export function StepChip({
  parts: { view, viewer, pointAt, read, isPhone },
  encounter,
  step,
  index,
  delay,
}: StepChipProps) {
  const say = useCeSay();
  const words = stepWords(step, viewer);
  const user = step.causes[0]?.seat ?? null;
  return (
    <Chip
      label={say(stepSentence(step, words))}
      places={stepPlaces(encounter, step)}
      pointAt={pointAt}
      subject={stepSubject(view, step)}
      read={read}
      index={index}
      delay={delay}
      sign={step.adds === null ? '→' : '+'}
      picture={<StepPicture view={view} step={step} isPhone={isPhone} />}
    >
      <b className={styles.number} data-seat={step.seat ?? user ?? undefined}>
        {figure(step)}
      </b>
      <span className={styles.what}>{say(words.what)}</span>
      {words.why && <span className={styles.why}>{say(words.why)}</span>}
    </Chip>
  );
}

/** What it adds; where it does not add, what it makes. */
const figure = ({ adds, to }: Step): string => String(adds ?? to).replace('-', '−');

function StepPicture({
  view,
  step,
  isPhone,
}: {
  readonly view: View;
  readonly step: Step;
  readonly isPhone: boolean;
}) {
  const width = isPhone ? 24 : 28;
  if (step.what === 'card' && step.card !== undefined) return <CardFace face={step.card} width={width} />;
  const [cause] = step.causes;
  if (cause && isReinforcement(step)) return <CardFace face={cause.ability} width={width} />;
  const seat = step.seat ?? cause?.seat ?? null;
  return seat === null ? null : (
    <CoinAndShips
      view={view}
      seat={seat}
      ships={step.what === 'ships' && !isPhone ? (step.ships ?? 0) : 0}
      size={isPhone ? 32 : 36}
    />
  );
}
