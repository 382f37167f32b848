import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, WebSocket } from 'playwright-core';

const messagesKept = 50;

/** What a visitor's pages have said, for the developer who looks into a failure. */
export interface Evidence {
  /** Errors and warnings of the console, and errors that were caught nowhere. */
  readonly trouble: readonly string[];
  /** Writes down what is seen now and what was said so far. */
  keep(folder: string): Promise<void>;
}

export function gatherEvidence(context: BrowserContext): Evidence {
  const trouble: string[] = [];
  const said: string[] = [];
  const messages: string[] = [];
  const noteMessage = (line: string): void => {
    messages.push(line);
    if (messages.length > messagesKept) messages.shift();
  };
  const listenTo = (socket: WebSocket): void => {
    socket.on('framesent', ({ payload }) => noteMessage(`→ ${String(payload)}`));
    socket.on('framereceived', ({ payload }) => noteMessage(`← ${String(payload)}`));
  };
  context.on('page', (page) => {
    page.on('pageerror', (error) => {
      trouble.push(String(error));
      said.push(`uncaught: ${error.stack ?? String(error)}`);
    });
    page.on('console', (message) => {
      said.push(`${message.type()}: ${message.text()}`);
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
    });
    page.on('websocket', listenTo);
  });
  return {
    trouble,
    async keep(folder) {
      mkdirSync(folder, { recursive: true });
      const pages = context.pages();
      for (const [index, page] of pages.entries())
        await page.screenshot({ path: join(folder, `page-${index + 1}.png`) });
      const addresses = pages.map((page) => page.url());
      writeFileSync(join(folder, 'console.txt'), lines([...addresses, ...said]));
      writeFileSync(join(folder, 'messages.txt'), lines(messages));
    },
  };
}

const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');
