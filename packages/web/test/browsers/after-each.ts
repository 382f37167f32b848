import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, type RunnerTestCase } from 'vitest';
import { visitors } from './browsing.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Folder of what was seen when the test failed. */
    trace?: string;
  }
}

const traces = fileURLToPath(new URL('../../../../traces', import.meta.url));

/** A failed test leaves what its visitors saw; none leaves pages open but those of visitors who stay. */
afterEach(async ({ task }) => {
  const isFailed = task.result?.state === 'fail';
  if (isFailed) task.meta.trace = await keepTrace(task);
  for (const visitor of visitors) if (isFailed || !visitor.stays) await visitor.leave();
});

async function keepTrace(task: RunnerTestCase): Promise<string> {
  const attempt = (task.result?.retryCount ?? 0) + 1;
  const folder = join(traces, asFolder(task.file.name), asFolder(task.name), `try-${attempt}`);
  // a browser that is gone has nothing to show
  for (const [index, { evidence }] of [...visitors].entries())
    await evidence.keep(join(folder, `visitor-${index + 1}`)).catch(() => undefined);
  return folder;
}

const asFolder = (name: string): string =>
  name
    .replace(/^packages\/web\/test\//, '')
    .replaceAll(/[^\p{L}\d.]+/gu, '-')
    .slice(0, 80);
