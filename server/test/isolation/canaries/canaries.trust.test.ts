// Slow: everybody reads everything, in both orders, with the second lock and without it.
// Proves: no answer, mail, push, line of a log, metric or trace holds a text that is not for who gets it; the conditions of the
// statements suffice for that alone.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publicScope, withinScope } from '../../../src/platform/db/second-lock/scope.ts';
import { SecondLock } from '../../../src/platform/db/second-lock/second-lock.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { startCollector } from '../../../src/platform/telemetry/test-collector.ts';
import { startTracing } from '../../../src/platform/telemetry/start-tracing.ts';
import { setTracing, tracing } from '../../../src/platform/telemetry/tracing.ts';
import { keepLines } from '../keep-lines.ts';
import { personas } from '../personas.ts';
import { startWithProvider, type ServiceWithProvider } from '../start-with-provider.ts';
import { buildIsolationWorld, type IsolationWorld } from '../isolation-world.ts';
import { cannotHold, tables } from './columns.ts';
import { foreignInDeliveries, foreignInMessages, tellEverybody } from './messages.ts';
import { ownerOf, textColumns } from './plant.ts';
import { readAsDirectory } from './read-as-directory.ts';
import { createReader } from './read-everything.ts';
import { shownNowhere } from './shown-nowhere.ts';

// The embedded database has no second lock.
const locks = process.env.TEST_DATABASE_URL ? (['on', 'off'] as const) : (['off'] as const);

describe.each(locks)('with the second lock %s', (lock) => {
  let service: ServiceWithProvider;
  let world: IsolationWorld;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  const lines: string[] = [];

  beforeAll(async () => {
    if (lock === 'off') vi.spyOn(SecondLock.prototype, 'values').mockReturnValue(undefined);
    collector = await startCollector();
    // The exporter reads its address from the environment itself.
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
    vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '200');
    await startTracing(process.env, '1.0.0');
    service = await startWithProvider({ LOG_LEVEL: 'trace' });
    keepLines(service.app.log, lines);
    world = await buildIsolationWorld(service);
    await service.adoptPeople();
    await tellEverybody(service, world);
  }, 600_000);
  afterAll(async () => {
    await service?.close();
    setTracing(undefined);
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await collector.close();
  });

  test('nobody reads what is not for them, whoever read before', async () => {
    const [seen] = await withinScope(publicScope, () =>
      service.db.query<{ count: number }>(sql`select count(*)::int as count from memberships`),
    );
    expect(seen!.count > 0 ? 'off' : 'on').toBe(lock);
    const read = await createReader(service, world);
    const there = await read(personas, { withVariants: true });
    expect(there.wrong).toEqual([]);
    expect(there.made).toBeGreaterThan(12_000);
    const back = await read(personas.toReversed());
    expect(back.wrong).toEqual([]);
  }, 1_800_000);

  test('mails and pushes tell their receivers what is theirs', async () => {
    const { mails, pushes, wrong } = await foreignInMessages(service, world);
    expect(wrong).toEqual([]);
    expect(mails).toBeGreaterThan(20);
    expect(pushes).toBeGreaterThan(20);
  });

  test('a webhook is told what its organization may know', async () => {
    const { deliveries, wrong } = await foreignInDeliveries(service, world);
    expect(wrong).toEqual([]);
    expect(deliveries).toBeGreaterThan(10);
  });

  test('a directory is told what is its organization’s', async () => {
    for (const which of ['own', 'anothers'] as const) {
      const texts = await readAsDirectory(service, world, which);
      const owner = `organization ${which === 'own' ? 'own' : 'other'}: `;
      const owners = new Set(texts.flatMap((text) => world.words.found(text).map((each) => each.owner)));
      expect([...owners].filter((each) => !each.startsWith(owner))).toEqual([]);
      expect(owners).toContain(`${owner}directory`);
    }
  });

  test('every text is told to somebody who may read it, or is shown nowhere', async () => {
    const columns = (await textColumns(service.db)).filter(
      ({ table, column }) => table in tables && !(`${table}.${column}` in cannotHold),
    );
    const untold = columns
      .filter((each) => !ownerOf('', each).endsWith(': nobody'))
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !world.words.columnsWithWords().has(name));
    expect(untold).toEqual(Object.keys(shownNowhere).sort());
  });

  test('no line of the log, no metric and no trace has a text of anybody', async () => {
    const metrics = await service.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.statusCode).toBe(200);
    await tracing()!.stop();
    expect(lines.length).toBeGreaterThan(8_000);
    expect(collector.received.length).toBeGreaterThan(0);
    const log = lines.filter((line) => world.words.found(line).length > 0);
    expect({
      log: log.slice(0, 5).map((line) => line.slice(0, 500)),
      metrics: world.words.found(metrics.body),
      traces: world.words.found(collector.text()),
    }).toEqual({ log: [], metrics: [], traces: [] });
  });
});
