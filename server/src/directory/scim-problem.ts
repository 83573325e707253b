/** Values of `scimType` that are used here (RFC 7644, section 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** What a directory is told; its sentence is read by whoever looks at the directory's log. */
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
