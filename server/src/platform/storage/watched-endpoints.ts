import { SettingProblem } from '../startup-problem.ts';

/** A store whose buckets organizations may watch. */
export type WatchedEndpoint = { endpoint: string; region: string };

/** Reads `WATCHED_BUCKETS`: endpoints separated by commas, each with its region behind a space where it has one. */
export function readWatchedEndpoints(env: NodeJS.ProcessEnv): WatchedEndpoint[] {
  const entries = (env.WATCHED_BUCKETS ?? '').split(',').map((each) => each.trim());
  return entries.filter(Boolean).map((entry) => {
    const [address = '', region = 'us-east-1', ...more] = entry.split(/\s+/);
    const endpoint = endpointOf(address);
    if (!endpoint || more.length > 0 || !/^[a-z\d-]{1,64}$/.test(region))
      throw new SettingProblem(['watchedBuckets']);
    return { endpoint, region };
  });
}

/** The one spelling of an endpoint: without a slash at its end. Undefined for a text that is none. */
export function endpointOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    return undefined;
  return url.href.replace(/\/+$/, '');
}
