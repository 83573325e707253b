import type { CaptionFile } from './match-captions.ts';
import type { UploadForm } from './upload-form-fields.ts';
import type { UploadedRecording } from './uploaded-recording.ts';

/**
 * `waiting` its turn; `reading` the file for its key; `sending` its bytes; `paused`; `processing` by the service; `done`;
 * `known`: the library has the same bytes already; `failed`; `lost`: begun before the page was reloaded, and the file has
 * to be chosen again.
 */
export type UploadState =
  | 'waiting'
  | 'reading'
  | 'sending'
  | 'paused'
  | 'processing'
  | 'done'
  | 'known'
  | 'failed'
  | 'lost';

export type UploadEntry = {
  /** Of this list alone. */
  id: string;
  fileName: string;
  /** Bytes. */
  size: number;
  /** Absent: lost. */
  file?: File;
  captions: readonly CaptionFile[];
  attachments: readonly File[];
  state: UploadState;
  /** Bytes of the file that were read for its key. */
  readBytes: number;
  /** Bytes that the service has. */
  sentBytes: number;
  /** Whether the connection is lost. The upload goes on by itself. */
  isAway: boolean;
  /** Why it failed, in a sentence. */
  problem?: string | undefined;
  /** The key of its bytes, once the file was read, or the one of its recording. */
  key?: string;
  /** It was recorded here. Its bytes stay on this device until it is an item. */
  recording?: UploadedRecording;
  /** The upload's id, which becomes the item's. */
  mediaContentId?: string;
  /** All bytes have arrived: there is an item. */
  isItem: boolean;
  /** How much of it is processed, 0 to 1. */
  progress: number;
  form: UploadForm;
  /** The form as it was announced, or handed over to the saver of the item. The same object as `form`: all of it was. */
  savedForm: UploadForm;
  /** Of an item: something of it is not saved. `needsPerson`: it is not saved by itself either. */
  isUnsaved?: boolean;
  needsPerson?: boolean;
  /** The item was deleted. */
  isGone?: boolean;
  /** Why the service did not take the announcement, by the field's name. */
  formProblem?: { field: string; text: string } | undefined;
};

export const isUnderWay = ({ state }: UploadEntry) => ['waiting', 'reading', 'sending'].includes(state);
