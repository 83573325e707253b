import { sayReason, type UploadReason } from '@tv/contract/reasons/problem-reasons';

/** The error for a file that cannot become media content. Its message is a whole sentence for the uploader, and is stored. */
export class RefusedSource extends Error {
  override name = 'RefusedSource';
  constructor(reason: UploadReason) {
    super(sayReason(reason));
  }
}
