import { traced, tracing } from './tracing.ts';
import { outgoingDurations, outgoingRequests } from './metrics.ts';

/** Another service, and a name for the kind of the request; both from the code, never from outside. */
export type Outgoing = {
  service:
    | 'store'
    | 'identity_provider'
    | 'mail'
    | 'push'
    | 'webhook'
    | 'analytics'
    | 'transcription'
    | 'translation';
  request: string;
};

/** Sends a request to another service, counts it, and makes it a span. `headers` continue the trace there. It failed where `send` throws, or where `isFailure` says so of its result. */
export async function outgoing<Result>(
  { service, request }: Outgoing,
  send: (headers: Record<string, string>) => Promise<Result>,
  isFailure: (result: Result) => boolean = () => false,
): Promise<Result> {
  const stop = outgoingDurations.startTimer({ service });
  let outcome = 'failed';
  try {
    return await traced({ name: `${service} ${request}`, kind: 'client' }, async () => {
      const result = await send(tracing()?.headers() ?? {});
      if (isFailure(result)) tracing()?.fail({ code: 'refused' });
      else outcome = 'ok';
      return result;
    });
  } finally {
    stop();
    outgoingRequests.inc({ service, request, outcome });
  }
}
