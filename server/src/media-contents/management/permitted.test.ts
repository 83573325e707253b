// A sample of permitted.slow.test.ts.
import { itemActions } from '@tv/contract/media-contents/content-states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../test-service.ts';
import { compareOffered } from './test-permitted.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test('what is offered is exactly what the calls do', async () => {
  const { wrong, done } = await compareOffered(service, true, ['author', 'reviewer', 'manager']);
  expect(wrong).toEqual([]);
  expect(done).toEqual([...itemActions].sort());
});
