import { reason } from '@starboard/engine';
import { Suspense, use, useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useOwnName } from '../api/own-name.ts';
import { classNames } from '../design/class-names.ts';
import { loadLesson, loadTableGame } from '../games/find-game.ts';
import type { TableStore } from '../table/store/table-store.ts';
import { TableView } from '../table/screen/table-view.tsx';
import type { Wire } from '../wire/wire.ts';
import { Coach } from './lesson/coach.tsx';
import { canShow, currentStep, type LessonScript, narrowing } from './lesson/lesson-script.ts';
import { type LessonReading, lessonWire, newReading } from './lesson/lesson-wire.ts';
import { LocalNote } from './local-note.tsx';
import { useLocalStore } from './use-local-store.ts';
import { useOpenedTable } from './use-opened-table.ts';
import styles from './lesson.module.css';

/** The first lesson of a game: a guided turn at a real table. */
export const Lesson = ({ game }: { readonly game: string }) => (
  <Suspense>
    <LessonOf key={game} game={game} />
  </Suspense>
);

function LessonOf({ game }: { readonly game: string }) {
  const script = use(loadLesson(game));
  return script ? (
    <BegunLesson script={script} />
  ) : (
    <LocalNote why={reason('server.table.game-unknown', { game })} />
  );
}

function BegunLesson({ script }: { readonly script: LessonScript }) {
  const name = useOwnName();
  const { id, why } = useOpenedTable({ ...script.wish, name });
  const [reading] = useState(newReading);
  const through = useCallback((wire: Wire) => lessonWire(wire, script, reading), [script, reading]);
  const store = useLocalStore(id, through);
  if (!store) return <LocalNote why={why} />;
  return <GuidedTable script={script} store={store} reading={reading} />;
}

interface GuidedTableProps {
  readonly script: LessonScript;
  readonly store: TableStore;
  readonly reading: LessonReading;
}

function GuidedTable({ script, store, reading }: GuidedTableProps) {
  const game = use(loadTableGame(script.wish.game));
  const { view, prompt, canUndo, closed } = useStore(
    store,
    useShallow(({ view, prompt, canUndo, closed }) => ({ view, prompt, canUndo, closed })),
  );
  const { read } = useStore(reading);
  const at = view ? currentStep(script, { view, prompt }, read) : 0;
  const step = script.steps[at];
  const narrow = useMemo(() => narrowing(step), [step]);
  if (closed || !view) return <LocalNote why={closed} />;
  const before = script.steps[at - 1];
  const setRead = (names: Iterable<string>) => reading.setState({ read: new Set(names) });
  return (
    <div className={classNames(styles.lesson, script.className)} data-lesson={step?.name}>
      <TableView
        store={store}
        game={game}
        hasChat={false}
        hasHints={false}
        isToBeRead={step !== undefined && !step.isDone}
        narrow={narrow}
      />
      {step && (
        <Coach
          name={step.name}
          at={at}
          of={script.steps.length}
          script={script}
          {...(!step.isDone && { onRead: () => setRead([...read, step.name]) })}
          {...(before &&
            !before.isDone && {
              onBack: () => setRead([...read].filter((name) => name !== before.name)),
            })}
          {...(before?.isDone && canUndo && { onBack: () => store.acts?.stepBack() })}
          {...(canShow(step, prompt) && { onShow: () => store.acts?.answer(step.shows ?? null) })}
        />
      )}
    </div>
  );
}
