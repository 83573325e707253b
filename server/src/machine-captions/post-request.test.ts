import { afterAll, beforeAll, expect, test } from 'vitest';
import { postRequest } from './post-request.ts';
import { startTestCaptionService } from './test-caption-service.ts';

let service: Awaited<ReturnType<typeof startTestCaptionService>>;
let elsewhere: typeof service;
beforeAll(async () => {
  service = await startTestCaptionService(() => 'silence');
  elsewhere = await startTestCaptionService(() => ({ json: {} }));
});
afterAll(async () => {
  await service.close();
  await elsewhere.close();
});

const post = (url: string, longestSeconds = 5, signal = new AbortController().signal) =>
  postRequest({
    service: { url, apiKey: 'sk-secret', model: 'a-model' },
    ...{ kind: 'translation', path: '/chat/completions', contentType: 'application/json' },
    ...{ body: Buffer.from('{}'), longestSeconds, signal },
  });

test('a service that does not answer in time is given up', async () => {
  await expect(post(service.url, 0.2)).rejects.toMatchObject({
    ...{ name: 'ServiceFailure', code: 'slow', isLasting: false },
    message: 'The translation service took longer than 0.2 seconds.',
  });
});

test('a request ends with the job that made it', async () => {
  const stop = new AbortController();
  const asking = post(service.url, 60, stop.signal);
  await expect.poll(() => service.requests.length).toBeGreaterThan(0);
  stop.abort();
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
});

test('a service that is not there is away, and may come', async () => {
  const gone = await startTestCaptionService(() => 'silence');
  await gone.close();
  await expect(post(gone.url)).rejects.toMatchObject({
    ...{ code: 'ECONNREFUSED', isLasting: false, message: 'The translation service cannot be reached.' },
  });
});

test('an answer without end is not read', async () => {
  service.answerWith(() => ({ body: 'x'.repeat(5_000_001) }));
  await expect(post(service.url)).rejects.toMatchObject({ code: 'too long' });
});

test('a service that is busy says for how long, and a redirect leads nowhere', async () => {
  service.answerWith(() => ({ status: 429, headers: { 'retry-after': '120' }, body: 'sk-secret' }));
  await expect(post(service.url)).rejects.toMatchObject({
    ...{ code: 'answered 429', isLasting: false, retryAfterSeconds: 120 },
    message: expect.not.stringContaining('sk-secret'),
  });
  service.answerWith(() => ({
    status: 307,
    headers: { location: `${elsewhere.url}/chat/completions` },
    body: '',
  }));
  await expect(post(service.url)).rejects.toMatchObject({ code: 'answered 307', isLasting: true });
  expect(elsewhere.requests).toEqual([]);
});
