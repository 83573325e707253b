/** A file that cannot become media content. The message is a whole sentence for the person who brought it. */
export class RefusedSource extends Error {
  override name = 'RefusedSource';
}
