import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newKeyText } from '../../src/platform/auth/key-text.ts';
import { startTracing } from '../../src/platform/telemetry/start-tracing.ts';
import { startCollector } from '../../src/platform/telemetry/test-collector.ts';
import { setTracing, tracing } from '../../src/platform/telemetry/tracing.ts';
import { newWebhookSecret } from '../../src/platform/webhook/sign-message.ts';
import { anApiKey, anOrganization } from '../../src/test-builders.ts';
import { keepLines } from './keep-lines.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';

let service: ServiceWithProvider;
let collector: Awaited<ReturnType<typeof startCollector>>;
const lines: string[] = [];

beforeAll(async () => {
  collector = await startCollector();
  // The exporter reads its address from the environment itself.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '200');
  await startTracing(process.env, '1.0.0');
  service = await startWithProvider({ LOG_LEVEL: 'trace' });
  keepLines(service.app.log, lines);
});
afterAll(async () => {
  await service.close();
  setTracing(undefined);
  vi.unstubAllEnvs();
  await collector.close();
});

/** What of a key tells nobody the key: its lists show as much. */
const middleOf = (secret: string) => secret.slice(14, -8);

test('no line of the log, no trace and no metric holds a key or the secret of a webhook, wherever it was sent', async () => {
  const organizationId = await anOrganization(service.db);
  const { key, id } = await anApiKey(service.db, organizationId);
  const unknown = newKeyText('DEMO');
  const secret = newWebhookSecret();
  const { app } = service;
  for (const text of [key, unknown, secret]) {
    const encoded = encodeURIComponent(text);
    const authorization = `Bearer ${text}`;
    for (const url of [
      `/api/Management/Categories?key=${encoded}`,
      `/api/Management/Categories?name=${encoded}`,
      `/api/Management/Categories?name=${text.replaceAll('_', '%5F')}`,
      `/api/Management/Categories?name=${text.replaceAll('_', '%255F')}`,
      `/api/Management/MediaContents/${encoded}`,
      `/${encoded}`,
      `/%zz${encoded}`,
    ])
      for (const headers of [{}, { authorization }, { authorization, 'user-agent': text, referer: text }])
        await app.inject({ url, headers });
    for (const payload of [`{"name":"${text}"`, JSON.stringify({ name: text, [text]: 1 }), text])
      await app.inject({
        method: 'POST',
        url: '/api/Management/Categories',
        headers: { authorization, 'content-type': 'application/json' },
        payload,
      });
    const cause = new Error(`the request said authorization: ${authorization}`);
    app.log.error({ err: new Error(`it was ${text}`, { cause }), given: { text } }, `it was ${text}`);
    app.log
      .child({ text })
      .warn({ [text]: true }, `it was ${JSON.stringify({ headers: { authorization } })}`);
  }
  await app.inject({
    url: `/api/Management/MediaContents/${randomUUID()}`,
    headers: { authorization: `Bearer ${key}` },
  });
  await tracing()!.stop();
  const metrics = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(lines.length).toBeGreaterThan(70);
  expect(lines.some((line) => line.includes(`"apiKeyId":"${id}"`))).toBe(true);
  for (const line of lines) JSON.parse(line);
  expect(collector.text()).toContain(id);
  for (const text of [key, unknown, secret]) {
    const hasKey = (where: string) => where.includes(middleOf(text));
    expect(lines.filter(hasKey)).toEqual([]);
    expect([hasKey(metrics.body), hasKey(collector.text())]).toEqual([false, false]);
  }
});
