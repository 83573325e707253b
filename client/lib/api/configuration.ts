import type { PortalConfiguration } from '@tv/contract/calls/configuration';

let known: PortalConfiguration | undefined;

/** What the service wrote into the page. It never changes while the page lives. */
export function configuration(): PortalConfiguration {
  known ??= JSON.parse(document.getElementById('configuration')?.textContent ?? '') as PortalConfiguration;
  return known;
}
