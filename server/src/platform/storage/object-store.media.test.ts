import { describe, expect, test } from 'vitest';
import { createS3Client } from './s3-client.ts';
import { s3Files } from './s3-files.ts';
import { describeFiles } from './test-files.ts';
import { isSwiftInstalled, startSwift } from './test-swift.ts';

describe.skipIf(!isSwiftInstalled)('OpenStack Swift, which speaks S3 too', () => {
  describeFiles('its bucket', async () => {
    const { settings, close } = await startSwift();
    return { open: (folder) => s3Files(settings, folder), close };
  });

  test('a signed address opens one file, and says what it is', async () => {
    const { settings, close } = await startSwift();
    try {
      const files = s3Files(settings, '/nowhere');
      await files.write("media/it's (1).mp4", '0123456789');
      const as = { contentType: 'video/mp4', disposition: 'attachment; filename="a.mp4"', seconds: 30 };
      const address = (await files.addressOf("media/it's (1).mp4", as))!;
      const answer = await fetch(address, { headers: { range: 'bytes=2-4' } });
      expect([answer.status, await answer.text()]).toEqual([206, '234']);
      expect(answer.headers.get('content-type')).toBe('video/mp4');
      expect(answer.headers.get('content-disposition')).toBe(as.disposition);
      expect((await fetch(address.replace('mp4', 'm4a'))).status).toBe(403);
      const stranger = createS3Client({ ...settings, secretAccessKey: 'wrong' });
      await expect(stranger.ask({ method: 'GET', key: 'a' })).rejects.toThrow('SignatureDoesNotMatch');
    } finally {
      await close();
    }
  });
});
