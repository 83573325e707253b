import type { CallName } from '@tv/contract/calls/api';
import { callPath, type AddressOptions, type Optional } from '@tv/contract/calls/request';
import { apiBase } from '@tv/server/platform/http/call-address';
import { openBrowser } from './browser.ts';
import type { Tally } from './tally.ts';

export type Viewer = {
  origin: string;
  /** The bearer of a member; absent: a visitor of the public pages. */
  bearer: string | undefined;
  /** The address that the viewer comes from. */
  network: string;
  tally: Tally;
};

/** The network address of a viewer, by number. */
export const networkOf = (viewer: number) => `10.${viewer >> 12}.${(viewer >> 4) & 255}.${(viewer & 15) + 1}`;

/** The browser of a viewer, and its calls. */
export function openViewer({ origin, bearer, network, tally }: Viewer) {
  const browser = openBrowser(origin, tally, { 'x-forwarded-for': network, 'accept-language': 'en' });
  const authorization = bearer ?? 'Bearer public';
  return {
    ...browser,
    authorization,
    call: <Name extends CallName>(
      kind: string,
      name: Name,
      more: { body?: unknown; headers?: Record<string, string>; right?: number[] },
      ...options: Optional<AddressOptions<Name>>
    ) =>
      browser.ask(kind, apiBase + callPath(name, ...options), {
        method: name.slice(0, name.indexOf(' ')),
        ...more,
        headers: { accept: 'application/json', authorization, ...more.headers },
      }),
  };
}
