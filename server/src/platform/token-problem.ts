/** `expired` and `invalid` are the bearer's matter (401); `unavailable` is the provider's (503). */
export class TokenProblem extends Error {
  override name = 'TokenProblem';
  readonly reason: 'expired' | 'invalid' | 'unavailable';
  constructor(reason: TokenProblem['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
