import type { Serve } from '../platform/http/serve.ts';
import type { GuestsDeps } from './deps.ts';
import { serveGuestPages } from './guest-routes.ts';
import { serveShares } from './manage-routes.ts';

export function serveGuests(serve: Serve, deps: GuestsDeps): void {
  serveShares(serve, deps);
  serveGuestPages(serve, deps);
}
