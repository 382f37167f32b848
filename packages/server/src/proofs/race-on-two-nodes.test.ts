import { isToldAlike, playedInputs, playLog } from '@starboard/host';
import { type MatchFile, verified } from '@starboard/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import { type NatsServer, startNats } from '../testing/nats.ts';
import { seated } from '../testing/nodes/full-node.ts';
import { type NodeProcess, startNodeProcess } from '../testing/nodes/node-process.ts';
import { patientRace } from '../testing/patient-race.ts';
import { Player } from '../testing/people/player.ts';
import { sharedDatabase } from '../testing/shared-database.ts';

let nats: NatsServer;
let database: string;
let nodes: readonly [NodeProcess, NodeProcess];

beforeAll(async () => {
  nats = await startNats();
  database = await sharedDatabase();
  const settings = { DATABASE_URL: database, NATS_URL: nats.url };
  nodes = [await startNodeProcess(settings), await startNodeProcess(settings)];
});
afterAll(async () => {
  await nodes[0].stop();
  await nats.stop();
});

const happenings = ({ messages }: Player) =>
  messages.flatMap((message) => {
    if (message.type === 'news') return message.events;
    return message.type === 'view' ? (message.missed ?? []) : [];
  });

const isAsked = (player: Player, table: string, prompt: string): Promise<void> =>
  player.until(() => player.prompt(table)?.prompt === prompt, `being asked: ${prompt}`);

/** Rolls, without ever being done with it: the race goes on until its bell. */
async function rolls(player: Player, table: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await isAsked(player, table, 'tap');
    const answer = await player.answers(table, 'roll');
    // it may have begun to wait for a player in between
    if (answer.type === 'refused') expect(answer.reason.key).toBe('engine.stale-decision');
  }
}

/** Waits for what bots do from now on. */
async function seesBotsAct(player: Player): Promise<void> {
  const isBotsRoll = (event: { readonly type: string }) =>
    event.type === 'rolled' && 'seat' in event && Number(event.seat) > 1;
  const acts = () => happenings(player).filter(isBotsRoll).length;
  const before = acts();
  await player.until(() => acts() > before, 'an act of a bot');
}

test('a race on two nodes outlives one of them, rings its bell, and is the same again', async () => {
  const [ann, bob] = [await Player.arrive(nodes[0].url), await Player.arrive(nodes[1].url)];
  const table = await seated([ann, bob], { game: 'patient-race', bots: ['roller', 'roller'] });
  await Promise.all([rolls(ann, table, 10), rolls(bob, table, 10)]);
  await seesBotsAct(bob);

  // the race waits for the player of the node that is gone
  const { n } = bob.screen(table);
  await nodes[1].kill();
  await isAsked(ann, table, 'pause');
  await bob.connect(nodes[0].url);
  await bob.watches(table, n);
  await Promise.all([rolls(ann, table, 10), rolls(bob, table, 10)]);
  await seesBotsAct(ann);

  // and goes on without one who is away, if that is wished
  await bob.disconnect();
  await isAsked(ann, table, 'pause');
  await ann.answers(table, 'play-on');
  await bob.connect(nodes[0].url);
  await bob.watches(table, bob.screen(table).n);
  for (const player of [ann, bob])
    await player.until(() => player.screen(table).detail?.status === 'finished', 'the end');

  await expectTheSameAgain(table, ann);
});

/** The log has no holes, no bot acted twice in a turn, and the rules come to the same by it, event by event. */
async function expectTheSameAgain(table: string, ann: Player): Promise<void> {
  const store = await openPostgres(database);
  const log = await store.matches.inputsAfter(table, 0, 1_000_000);
  await store.close();
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  const requests = log.flatMap(({ request }) => (request === null ? [] : [request]));
  expect(new Set(requests).size).toBe(requests.length);

  const { body: file } = await ann.browser.get<MatchFile>(`/api/tables/${table}/export`);
  expect(verified(patientRace, file).match.position.outcome).toMatchObject({ cause: 'bell' });
  const inputs = playedInputs(log);
  expect(file.inputs).toEqual(inputs);
  const { seats, options, seed } = file;
  const [, ...played] = playLog(patientRace, { seats, options, seed }, inputs);
  const told = log.map(({ events }) => events);
  expect(played.every(({ events }, index) => isToldAlike(events, told[index] ?? []))).toBe(true);
  // Ann was there all the time, and was told all of it in order
  const rolled = (events: readonly { readonly type: string }[]) =>
    events.filter(({ type }) => type === 'rolled');
  expect(rolled(happenings(ann))).toEqual(rolled(told.flat()));
}
