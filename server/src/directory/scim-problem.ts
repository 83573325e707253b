/** The values of `scimType` that the service uses (RFC 7644, section 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** An error answer to a directory. Admins read its sentence in the directory's log. */
export class ScimProblem extends Error {
  override name = 'ScimProblem';
  readonly status: number;
  readonly scimType: ScimType | undefined;
  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const refuse = (scimType: ScimType, detail: string) => new ScimProblem(400, detail, scimType);
export const notThere = (what: string) => new ScimProblem(404, `${what} does not exist.`);
