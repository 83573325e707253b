import { outgoingDurations, outgoingRequests } from './metrics.ts';

/** Another service, and a name for the kind of the request; both from the code, never from outside. */
export type Outgoing = {
  service: 'store' | 'identity_provider' | 'mail' | 'push' | 'analytics';
  request: string;
};

/** Sends a request to another service and counts it. It failed where `send` throws, or where `isFailure` says so of its result. */
export async function outgoing<Result>(
  { service, request }: Outgoing,
  send: () => Promise<Result>,
  isFailure: (result: Result) => boolean = () => false,
): Promise<Result> {
  const stop = outgoingDurations.startTimer({ service });
  let outcome = 'failed';
  try {
    const result = await send();
    if (!isFailure(result)) outcome = 'ok';
    return result;
  } finally {
    stop();
    outgoingRequests.inc({ service, request, outcome });
  }
}
