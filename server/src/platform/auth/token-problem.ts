import type { TokenFinding } from './token-finding.ts';

/** `expired` and `invalid`: the token is refused (401). `unavailable`: the provider does not answer (503). */
export class TokenProblem extends Error {
  override name = 'TokenProblem';
  readonly reason: 'expired' | 'invalid' | 'unavailable';
  /** The reason, for an invalid token. */
  readonly finding: TokenFinding | undefined;
  constructor(reason: TokenProblem['reason'], message: string, cause?: unknown, finding?: TokenFinding) {
    super(message, { cause });
    this.reason = reason;
    this.finding = finding;
  }
}
