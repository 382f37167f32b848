import { parentPort, workerData } from 'node:worker_threads';
import type { Call, Calls, CallKind, Failure, Reply } from './calls.ts';
import { openFile } from './open-file.ts';

// owns the database: the main thread never waits for the disk
if (!parentPort) throw new Error('runs as a thread only');
const port = parentPort;
const file = opened();

port.on('message', (call: Call) => {
  try {
    reply({ answer: answerTo(call) });
  } catch (error) {
    reply({ failed: failure(error) });
  }
});

/** The first reply tells whether there is a database at all. */
function opened(): ReturnType<typeof openFile> | null {
  try {
    const file = openFile((workerData as { folder: string }).folder);
    reply({ answer: null });
    return file;
  } catch (error) {
    reply({ failed: failure(error) });
    return null;
  }
}

function answerTo(call: Call): Calls[CallKind]['answer'] {
  if (!file) throw new Error('the database is not open');
  switch (call.kind) {
    case 'query':
      return file.query(call.ask.sql, call.ask.parameters);
    case 'append':
      return file.append(call.ask);
    case 'close':
      return file.close();
  }
}

function reply(reply: Reply): void {
  port.postMessage(reply);
}

function failure(error: unknown): Failure {
  const { message, code, errcode } = error as { message?: string; code?: string; errcode?: number };
  return { message: message ?? String(error), code: code ?? null, errcode: errcode ?? null };
}
