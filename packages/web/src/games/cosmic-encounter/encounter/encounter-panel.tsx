import type { View } from '@starboard/cosmic-encounter';
import type { TableParts } from '../../../table/table-game.ts';
import { useCeSay } from '../words/say.ts';
import { CardsBetween } from './cards-between.tsx';
import { turning, useCameBefore, useComeIn } from './coming-in.ts';
import { DestinyNote } from './destiny-note.tsx';
import styles from './encounter-panel.module.css';
import { FleetChip } from './fleet-chip.tsx';
import { fleetsOf } from './fleets.ts';
import { Score } from './score.tsx';
import { type EncounterView, type Side, sides, stageOf, type Step } from './stage.ts';
import { StepChip } from './step-chip.tsx';
import { apartBy, inOrder } from './step-order.ts';

type PanelProps = { readonly parts: TableParts<View> };

/** The encounter as it stands: who meets whom, who stands with whom for what, and how the totals come about. */
export function EncounterPanel({ parts }: PanelProps) {
  const say = useCeSay();
  const { view, isPhone } = parts;
  const { encounter } = view;
  const stage = stageOf(view);
  const come = useComeIn(encounter?.steps.length ?? 0);
  return (
    <section
      className={styles.panel}
      aria-label={say('web.ce.encounter.title')}
      data-part="encounter"
      data-stage={stage}
      data-phone={isPhone || undefined}
    >
      {encounter === null ? (
        <p className={styles.between}>{say('web.ce.encounter.between', { seat: { seat: view.offense } })}</p>
      ) : (
        <>
          <Sides parts={parts} encounter={encounter} />
          <Middle parts={parts} encounter={encounter} come={come} />
        </>
      )}
    </section>
  );
}

interface SideProps extends PanelProps {
  readonly encounter: EncounterView;
}

function Middle({ parts, encounter, come }: SideProps & { readonly come: number }) {
  const { verdict } = encounter;
  if (verdict?.totals) return <Score parts={parts} encounter={encounter} verdict={verdict} come={come} />;
  return stageOf(parts.view) === 'destiny' ? (
    <DestinyNote parts={parts} encounter={encounter} />
  ) : (
    <CardsBetween parts={parts} encounter={encounter} />
  );
}

/** Both sides; steps that are new come in one after the other. */
function Sides({ parts, encounter }: SideProps) {
  const { steps } = encounter;
  const before = useCameBefore(steps.length);
  const order = inOrder(steps);
  const apart = apartBy(steps.length - before);
  const first = before === 0 ? turning : 0;
  const delayOf = (step: Step) => first + Math.max(0, order.indexOf(step) - before) * apart;
  return sides.map((side) => (
    <SideOf key={side} parts={parts} encounter={encounter} side={side} delayOf={delayOf} />
  ));
}

interface SideOfProps extends SideProps {
  readonly side: Side;
  readonly delayOf: (step: Step) => number;
}

/** What a side has: the steps to its total once there is one, before that its players and their ships. */
function SideOf({ parts, encounter, side, delayOf }: SideOfProps) {
  const say = useCeSay();
  const { view, viewer } = parts;
  const steps = encounter.steps.filter((step) => step.side === side);
  const fleets = steps.length > 0 ? [] : fleetsOf(view, encounter, side, viewer);
  const count = steps.length + fleets.length;
  return (
    <ol
      className={styles.side}
      data-side={side}
      data-crowd={count > (fleets.length > 0 ? 3 : 4) || undefined}
      aria-label={say(`ce.side.${side}`)}
    >
      {steps.map((step, index) => (
        <StepChip
          key={index}
          parts={parts}
          encounter={encounter}
          step={step}
          index={index}
          delay={delayOf(step)}
        />
      ))}
      {fleets.map((fleet, index) => (
        <FleetChip
          key={fleet.seat}
          parts={parts}
          encounter={encounter}
          side={side}
          fleet={fleet}
          index={index}
        />
      ))}
    </ol>
  );
}
