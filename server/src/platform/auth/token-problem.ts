import type { TokenFinding } from './token-finding.ts';

/** `expired` and `invalid` are the bearer's matter (401); `unavailable` is the provider's (503). */
export class TokenProblem extends Error {
  override name = 'TokenProblem';
  readonly reason: 'expired' | 'invalid' | 'unavailable';
  /** Of an invalid one: what about it. */
  readonly finding: TokenFinding | undefined;
  constructor(reason: TokenProblem['reason'], message: string, cause?: unknown, finding?: TokenFinding) {
    super(message, { cause });
    this.reason = reason;
    this.finding = finding;
  }
}
