import { describe, expect, test } from 'vitest';
import { saidByClients, saidByServers, sentInRequests } from '../testing/examples.ts';
import { refusals, saidInAnswers } from '../testing/answers.ts';
import * as schemas from './index.ts';

const { fromClient, fromServer, answers, refusal, ...requests } = schemas;

const overTheWire = (message: unknown): unknown =>
  message === undefined ? undefined : JSON.parse(JSON.stringify(message));

describe('every message arrives as it was sent', () => {
  test.each(Object.entries(saidByClients))('%s, from a client', (_, examples) => {
    for (const example of examples) expect(fromClient.parse(overTheWire(example))).toEqual(example);
  });

  test.each(Object.entries(saidByServers))('%s, from a server', (_, examples) => {
    for (const example of examples) expect(fromServer.parse(overTheWire(example))).toEqual(example);
  });

  test.each(Object.entries(sentInRequests))('%s, in a request', (name, examples) => {
    const schema = requests[name as keyof typeof requests];
    for (const example of examples) expect(schema.parse(overTheWire(example))).toEqual(example);
  });

  test.each(Object.entries(saidInAnswers))('%s, in its answer', (address, examples) => {
    const schema = answers[address as keyof typeof answers];
    for (const example of examples) expect(schema.parse(overTheWire(example))).toEqual(example);
  });

  test('a refusal', () => {
    for (const example of refusals) expect(refusal.parse(overTheWire(example))).toEqual(example);
  });
});

describe('what an address leaves out', () => {
  test('is filled in, and numbers are read from text', () => {
    expect(schemas.pageQuery.parse({})).toEqual({ limit: 30 });
    expect(schemas.tablePageQuery.parse({ limit: '5' })).toEqual({ limit: 5 });
    expect(schemas.chatPageQuery.parse({ before: '7' })).toEqual({ before: 7, limit: 50 });
    expect(schemas.reportPageQuery.parse({})).toEqual({ settled: 'false', limit: 30 });
    expect(schemas.replayPageQuery.parse({ viewer: '1' })).toEqual({ viewer: 1, from: 0, limit: 100 });
    expect(schemas.replayPageQuery.parse({ viewer: 'spectator', limit: '2' })).toMatchObject({
      viewer: 'spectator',
    });
  });
});
