import type { CaptionRequestKind } from '@tv/contract/captions/machine-captions';
import { because } from '@tv/contract/reasons/problem-reasons';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { CaptionService } from '../platform/caption-services.ts';
import { outgoing } from '../platform/telemetry/outgoing.ts';
import { ServiceFailure } from './service-failure.ts';

/** Bytes of the longest answer that is read. */
const maxBytes = 5_000_000;

export type ServiceRequest = {
  service: CaptionService;
  kind: CaptionRequestKind;
  /** Below the base of the service's addresses. */
  path: string;
  body: Buffer;
  contentType: string;
  /** Seconds for the whole request. */
  longestSeconds: number;
  signal: AbortSignal;
};

type ServiceAnswer = { status: number; retryAfterSeconds: number | undefined; text: string };

/**
 * Sends a request to a service that makes captions and reads its answer. Redirects are not followed, so the key goes nowhere else.
 * Throws a ServiceFailure for what the service refuses or does not answer. It holds nothing of the answer: services repeat keys there.
 */
export async function postRequest(given: ServiceRequest): Promise<string> {
  const { kind } = given;
  const { status, text, retryAfterSeconds } = await outgoing(
    { service: kind, request: 'post' },
    () => send(given),
    (answer) => answer.status >= 300,
  );
  if (status >= 200 && status < 300) return text;
  throw refusal(kind, status, retryAfterSeconds);
}

function refusal(kind: ServiceRequest['kind'], status: number, retryAfterSeconds: number | undefined) {
  const name = kind.toUpperCase();
  const code = `answered ${status}`;
  const lasting = { isLasting: true };
  if (status === 401 || status === 403)
    return new ServiceFailure(because('captions.serviceKey', { kind, setting: name }), code, lasting);
  if (status === 404 || status === 405 || (status >= 300 && status < 400))
    return new ServiceFailure(because('captions.serviceAddress', { kind, setting: name }), code, lasting);
  if (status === 402 || status === 429)
    return new ServiceFailure(because('captions.serviceBusy', { kind }), code, { retryAfterSeconds });
  if (status < 500)
    return new ServiceFailure(because('captions.serviceRefuses', { kind, status }), code, lasting);
  return new ServiceFailure(because('captions.serviceFault', { kind, status }), code, { retryAfterSeconds });
}

function send({
  service,
  kind,
  path,
  body,
  contentType,
  longestSeconds,
  signal,
}: ServiceRequest): Promise<ServiceAnswer> {
  const address = new URL(`${service.url}${path}`);
  const timeLimit = AbortSignal.timeout(longestSeconds * 1000);
  const ask = address.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const fail = (problem: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(problem);
      else if (timeLimit.aborted)
        reject(
          new ServiceFailure(because('captions.serviceSlow', { kind, seconds: longestSeconds }), 'slow'),
        );
      else if (problem instanceof ServiceFailure) reject(problem);
      else
        reject(new ServiceFailure(because('captions.serviceAway', { kind }), problem.code ?? 'unreachable'));
    };
    const request = ask(address, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.any([signal, timeLimit]),
      headers: {
        accept: 'application/json',
        'content-type': contentType,
        'content-length': body.length,
        ...(service.apiKey && { authorization: `Bearer ${service.apiKey}` }),
      },
    });
    request.on('error', fail);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > maxBytes)
          response.destroy(
            new ServiceFailure(because('captions.serviceLong', { kind, most: maxBytes }), 'too long'),
          );
      });
      response.on('error', fail);
      response.on('end', () => {
        const retryAfter = Number(response.headers['retry-after']);
        resolve({
          status: response.statusCode ?? 0,
          retryAfterSeconds: retryAfter > 0 ? Math.min(retryAfter, 3_600) : undefined,
          text: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    request.end(body);
  });
}
