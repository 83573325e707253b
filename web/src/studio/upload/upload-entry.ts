import type { MediaContentChange } from '@tv/contract/managed-media-content';
import type { NewUpload } from '@tv/contract/uploads';
import { fieldsOfAudience } from '../ui/audience.ts';
import type { ItemFieldValues } from '../ui/item-fields.tsx';
import type { CaptionFile } from './match-captions.ts';

/** What a person says of a file, from the first second on. Without a title it gets the one that the file says itself, else one made of its name. */
export type UploadForm = ItemFieldValues & {
  /** Publishes the item once it is processed. */
  isPublished: boolean;
};

export const emptyForm: UploadForm = {
  title: '',
  description: '',
  speakers: [],
  tags: [],
  categories: [],
  audience: 'internal',
  isPublished: false,
};

/**
 * `waiting` its turn; `reading` the file for its key; `sending` its bytes; `paused`; `processing` by the service; `done`;
 * `known`: the library has the same bytes already; `failed`; `lost`: begun before the page was loaded anew, and the file has
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
  state: UploadState;
  /** Bytes of the file that were read for its key. */
  readBytes: number;
  /** Bytes that the service has. */
  sentBytes: number;
  /** The line is away; the upload goes on by itself. */
  isAway: boolean;
  /** Why it failed, in a sentence. */
  problem?: string | undefined;
  /** The key of its bytes, once the file was read. */
  key?: string;
  /** The upload's id, which becomes the item's. */
  mediaContentId?: string;
  /** All bytes have arrived: there is an item. */
  isItem: boolean;
  /** How much of it is processed, 0 to 1. */
  progress: number;
  form: UploadForm;
  /** The form is stored by the service, too. */
  isFormSaved: boolean;
  /** Why the service did not take the form, by the field's name. */
  formProblem?: { field: string | undefined; text: string } | undefined;
};

export const isUnderWay = ({ state }: UploadEntry) => ['waiting', 'reading', 'sending'].includes(state);

/** What of an upload is announced to the service. */
export function detailsOf({ fileName, size, key, form }: UploadEntry): NewUpload {
  return {
    fileName,
    sizeInBytes: size,
    ...(key && { idempotencyKey: key }),
    ...(form.title.trim() && { title: form.title.trim() }),
    description: form.description,
    speakers: form.speakers,
    tags: form.tags,
    categoryNames: form.categories.map(({ name }) => name),
    ...fieldsOfAudience(form.audience),
    isDraft: !form.isPublished,
  };
}

/** The same, as a change of the item. */
export function changeOf({ form }: UploadEntry): MediaContentChange {
  return {
    ...(form.title.trim() && { title: form.title.trim() }),
    description: form.description,
    speakers: form.speakers,
    tags: form.tags,
    categoryIds: form.categories.map(({ id }) => id),
    ...fieldsOfAudience(form.audience),
  };
}
