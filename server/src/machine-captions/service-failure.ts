import type { CaptionRequestKind } from '@tv/contract/captions/machine-captions';
import { because, sayReason, type CaptionServiceReason } from '@tv/contract/reasons/problem-reasons';
/** A service did not do what it was asked for. The message is a sentence for people, without addresses and keys. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure';
  /** For the job's row and the log. */
  code: string;
  /** Another attempt would fail for the same reason. */
  isLasting: boolean;
  /** Seconds that the service asks to wait. */
  retryAfterSeconds: number | undefined;
  constructor(
    reason: CaptionServiceReason,
    code: string,
    {
      isLasting = false,
      retryAfterSeconds,
    }: { isLasting?: boolean; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(sayReason(reason));
    this.code = code;
    this.isLasting = isLasting;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether a service refuses a request because of its fields. It may take one with fewer. */
export const refusesFields = (problem: unknown): boolean =>
  problem instanceof ServiceFailure && /^answered (400|422)$/.test(problem.code);

/** The service answered something that is not what it was asked for. */
export const garbled = (kind: CaptionRequestKind) =>
  new ServiceFailure(because('captions.serviceGarbled', { kind }), 'garbled');
