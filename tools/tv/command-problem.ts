/** Something the person at the command line can mend; its message is a sentence that says how. */
export class CommandProblem extends Error {
  override name = 'CommandProblem';
}

/** The connection failed, which may pass. */
export class NotReached extends CommandProblem {
  override name = 'NotReached';
}
