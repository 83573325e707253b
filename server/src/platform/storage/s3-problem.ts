/** The store refused, or did not answer as a store does; never carries a key or an address. */
export class S3Problem extends Error {
  override name = 'S3Problem';
  /** `undefined`: no answer. */
  status: number | undefined;
  /** Trying again later helps. */
  get isAway(): boolean {
    return this.status === undefined || this.status >= 500 || this.status === 429;
  }
  /** The store's own word for it, where it said one. */
  code: string | undefined;
  constructor(message: string, status?: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
