import { expect, test } from 'vitest';
import { redactAddress } from './log.ts';

test.each([
  ['/api/media/1/2/poster?width=640&jwt=secret', '/api/media/1/2/poster?width=640&jwt=…'],
  ['/api/Users/OnBoarding/Token?token=secret', '/api/Users/OnBoarding/Token?token=…'],
  [
    '/api/Management/People?pageSize=100&searchTerm=ann%40aurora.example',
    '/api/Management/People?pageSize=100&searchTerm=…',
  ],
  ['/api/WatchlistContents?search=secret&pageIndex=1', '/api/WatchlistContents?search=…&pageIndex=1'],
  ['/public/1/registered/2/secret', '/public/1/registered/2/…'],
  ['/api/MediaContents?searchScope=4', '/api/MediaContents?searchScope=4'],
])('no log has what opens something, names somebody or was looked for: %s', (address, logged) => {
  expect(redactAddress(address)).toBe(logged);
});
