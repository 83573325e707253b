/** The store refused, or did not answer as a store does; never carries a key or an address. */
export class S3Problem extends Error {
  override name = 'S3Problem';
  /** `undefined`: no answer. */
  status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
