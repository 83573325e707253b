/** An archive cannot be read or written. Its message is a sentence that says why. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
}
