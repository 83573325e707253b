/** Something the person who starts the service can mend; its message is one sentence that says how. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
