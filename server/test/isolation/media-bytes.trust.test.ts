import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/db/sql.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';
import { buildIsolationWorld, type IsolationWorld } from './isolation-world.ts';

let service: ServiceWithProvider;
let world: IsolationWorld;
const content = Array.from({ length: 1000 }, (_, index) => index % 10).join('');

beforeAll(async () => {
  service = await startWithProvider();
  world = await buildIsolationWorld(service);
  const has = JSON.stringify({ renditions: [{ playlist: 'video-360.m3u8' }] });
  await service.db.query(sql`update media_contents set package = package || ${has}::jsonb`);
  await service.files.write(`media/${world.items['own public']}/1/video-360.mp4`, content);
  await service.files.write(`media/${world.items.own}/1/video-360.mp4`, 'SECRET BYTES');
  await service.files.write('secret.mp4', 'SECRET BYTES');
});
afterAll(() => service.close());

const get = (range?: string, method: 'GET' | 'HEAD' = 'GET') =>
  service.app.inject({
    method,
    url: `/api/media/${world.items['own public']}/1/video-360.mp4?jwt=public`,
    headers: range ? { range } : {},
  });

describe('ranges (RFC 9110, section 14)', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=0-0', 0, 0],
  ])('%s', async (range, from, to) => {
    const answer = await get(range);
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to}/1000`);
    expect(answer.headers['content-length']).toBe(String(to - from + 1));
    expect(answer.body).toBe(content.slice(from, to + 1));
  });

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s cannot be answered', async (range) => {
    const answer = await get(range);
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
    expect(answer.body).toBe('');
  });

  test.each(['bytes=9-3', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=', 'bytes=-'])(
    '%s is no range: the whole file',
    async (range) => {
      const answer = await get(range);
      expect([answer.statusCode, answer.body]).toEqual([200, content]);
    },
  );

  test('HEAD says what GET would send', async () => {
    const answer = await get(undefined, 'HEAD');
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '1000', '']);
    expect(answer.headers['accept-ranges']).toBe('bytes');
  });
});

test('no address reaches a file outside the item', async () => {
  const { own, 'own public': open } = world.items;
  const up = ['..', '%2e%2e', '..%2f', '%2e%2e%2f', '..%5c', '%252e%252e', '....', '.%00.', '%c0%ae%c0%ae'];
  const paths = up.flatMap((each) => [
    `/api/media/${open}/1/${each}/${each}/${own}/1/video-360.mp4`,
    `/api/media/${open}/1/${each}%2f${each}%2f${own}%2f1%2fvideo-360.mp4`,
    `/api/media/${open}/${each}/${own}/1/video-360.mp4`,
    `/api/media/${open}/1/${each}%2fsecret.mp4`,
    `/${each}/${each}/data/secret-key`,
    `/assets/${each}/${each}/index.html`,
    `/${each}%2fdata%2fsecret-key`,
  ]);
  paths.push(
    `/api/media/${open}/1/%2fetc%2fpasswd`,
    `/api/media/${open}/1/video-360.mp4%00.jpg`,
    `/api/media/${open}/-1/video-360.mp4`,
    `/api/media/${open}/2/video-360.mp4`,
    '//etc/passwd',
    '/%2fetc%2fpasswd',
  );
  for (const url of paths) {
    const answer = await service.app.inject({ url: `${url}?jwt=public` });
    expect(answer.body, url).not.toMatch(/SECRET|root:/);
    expect(answer.body, url).not.toContain(service.secretKey);
    expect([200, 400, 404], url).toContain(answer.statusCode);
    // What is not a file of the web is the web's page, which then says "not found".
    if (answer.statusCode === 200) expect(answer.headers['content-type'], url).toMatch(/^text\/html/);
  }
});

test('what comes as a file is never run by a browser as a page', async () => {
  const id = world.items['own public'];
  await service.files.write(`media/${id}/1/page.html`, '<script>alert(1)</script>');
  await service.files.write(`media/${id}/1/drawing.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const file of ['page.html', 'drawing.svg']) {
    const answer = await service.app.inject({ url: `/api/media/${id}/1/${file}?jwt=public` });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-type']).not.toMatch(/html|svg/);
  }
  const attachment = await service.app.inject({
    url: `/api/media/${id}/attachments/${world.attachments['own public']}?jwt=public`,
  });
  expect(attachment.statusCode).toBe(200);
  expect(attachment.headers['content-disposition']).toMatch(/^attachment;/);
});
