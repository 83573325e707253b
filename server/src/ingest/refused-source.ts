/** The error for a file that cannot become media content. Its message is a whole sentence for the uploader. */
export class RefusedSource extends Error {
  override name = 'RefusedSource';
}
