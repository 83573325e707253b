import { expect, test } from 'vitest';
import { errorFields, redactAddress } from './log.ts';

test.each([
  ['/api/media/1/2/poster?width=640&jwt=secret', '/api/media/1/2/poster?width=640&jwt=…'],
  ['/api/Users/OnBoarding/Token?token=secret', '/api/Users/OnBoarding/Token?token=…'],
  [
    '/api/Management/People?pageSize=100&searchTerm=ann%40aurora.example',
    '/api/Management/People?pageSize=100&searchTerm=…',
  ],
  ['/api/WatchlistContents?search=secret&pageIndex=1', '/api/WatchlistContents?search=…&pageIndex=1'],
  ['/public/1/registered/2/secret', '/public/1/registered/2/…'],
  ['/api/media/1/2/poster?%6awt=secret&width=640', '/api/media/1/2/poster?jwt=…&width=640'],
  ['/api/media/1/2/poster?%256a%77t=secret', '/api/media/1/2/poster?jwt=…'],
  ['/oidc/device?user_code=secret', '/oidc/device?user_code=…'],
  ['/watch/1?a=1&jwt%3Dsecret', '/watch/1?a=1&jwt=…'],
  ['/auth?access_token=secret#id_token=secret', '/auth?access_token=…#id_token=…'],
  ['/api/Users?token[]=secret&token%5B0%5D=secret', '/api/Users?token%5B%5D=…&token%5B0%5D=…'],
  ['/new-user?redirect=/watch/1?jwt=secret', '/new-user?redirect=/watch/1?jwt=…'],
  ['/new-user?redirect=%2Fwatch%2F1%3Fa%3D1%26jwt%3Dsecret&b=2', '/new-user?redirect=/watch/1?a=1&jwt=…&b=2'],
  ['/logout?redirect=%252Ffree-trial%253F%2574oken%253Dsecret', '/logout?redirect=/free-trial?token=…'],
  ['/logout?redirect=%2Fpublic%2F1%2F%72egistered%2F2%2Fsecret', '/logout?redirect=/public/1/registered/2/…'],
  ['/public/1/%72egistered/2/secret', '/public/1/registered/2/…'],
  ['/a?%2525252525252525256awt=secret', '/a?…'],
  ['/a?title=100%&b=%zz&c=%C3%BC', '/a?title=100%&b=%zz&c=%C3%BC'],
  ['/api/MediaContents?searchScope=4', '/api/MediaContents?searchScope=4'],
])('no log has what opens something, names somebody or was looked for: %s', (address, logged) => {
  expect(redactAddress(address)).toBe(logged);
});

test('an error is logged with its cause, and without the values of a row', () => {
  const ofDatabase = Object.assign(new Error('duplicate key'), {
    ...{ code: '23505', constraint: 'people_email' },
    detail: 'Key (email)=(ann@aurora.example) already exists.',
  });
  const logged = errorFields(new RangeError('not saved', { cause: ofDatabase }));
  expect(logged).toMatchObject({
    ...{ type: 'RangeError', message: 'not saved', stack: expect.stringContaining('log.test.ts') },
    cause: { code: '23505', constraint: 'people_email', message: 'duplicate key' },
  });
  expect(JSON.stringify(logged)).not.toContain('ann@');
  const circle = new Error('circle');
  circle.cause = circle;
  expect(JSON.stringify(errorFields(circle)).split('circle').length).toBeLessThan(20);
});
