import { expect, test } from 'vitest';
import { routedPath } from './routed-path.ts';

test.each([
  ['/oidc/auth', '/oidc/auth'],
  ['/oidc/auth/', '/oidc/auth'],
  ['/oidc/Device/AUTH', '/oidc/device/auth'],
  ['/', '/'],
])('the router takes %s for %s', (path, routed) => expect(routedPath(path)).toBe(routed));
