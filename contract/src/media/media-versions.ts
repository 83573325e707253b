import { Type, type Static } from 'typebox';
import { maxCuts, maxFormerVersions, shortestCut } from './cuts.ts';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant, Seconds } from '../fields.ts';
import { Named } from '../media-contents/media-content.ts';
import { ProblemCode } from '../problems.ts';
import { uploadLimits } from '../limits/upload-limits.ts';
import { FileName, Upload } from '../uploads/uploads.ts';
import { Line } from '../texts.ts';

/** A part that is left out, in seconds of the original. */
export const Cut = Type.Object({ from: Seconds, to: Seconds }, { additionalProperties: false });
export type Cut = Static<typeof Cut>;

/** `uploading`: its file arrives. `waiting`: a worker will make it. `ready`: it is served, or was and can be again. */
export const versionStates = ['uploading', 'waiting', 'processing', 'failed', 'ready'] as const;
export type VersionState = (typeof versionStates)[number];

export const MediaVersion = Type.Object({
  id: Id,
  state: Type.Enum(versionStates),
  isCurrent: Type.Boolean({ description: 'the one that is served' }),
  progress: Type.Number({ minimum: 0, maximum: 1, description: 'of the bytes, then of the processing' }),
  secondsLeft: Type.Optional(
    Type.Integer({ description: 'estimated from the pace so far; absent where there is no estimate' }),
  ),
  problem: Type.Optional(Type.String({ description: 'why it could not be made' })),
  notes: Type.Array(Type.String(), {
    description: 'what of the file or of the item does not fit, a sentence each',
  }),
  original: Type.Optional(
    Type.Object(
      { id: Id, fileName: Type.String(), sizeInBytes: Type.Integer() },
      { description: 'the file that it is made of; absent where that is not stored' },
    ),
  ),
  by: Type.Optional(Named),
  createdDate: Instant,
  replacedDate: Type.Optional(Type.String({ format: 'date-time', description: 'when it was served last' })),
  durationInSeconds: Type.Optional(Type.Number()),
  processingSeconds: Type.Optional(Type.Number({ description: 'how long it took to make it' })),
  sizeInBytes: Type.Integer({ description: 'of its own files, without the original' }),
  cuts: Type.Array(Cut, { description: 'what it leaves out, in seconds of the original, in order' }),
  videoUrl: Type.Optional(Type.String({ description: 'of what is ready: opens for its managers' })),
  seekPreviewsUrl: Type.Optional(Type.String()),
  waveformUrl: Type.Optional(Type.String()),
});
export type MediaVersion = Static<typeof MediaVersion>;

const NewFile = Type.Object(
  {
    fileName: FileName,
    sizeInBytes: Type.Integer({ minimum: 1, maximum: uploadLimits.file }),
    idempotencyKey: Type.Optional(
      Line({ minLength: 8, maxLength: 150, description: 'the same key finds the same upload again' }),
    ),
  },
  { additionalProperties: false },
);

export const NewVersion = Type.Object(
  {
    uploadId: Type.Optional(
      Type.String({ format: 'uuid', description: 'a file of `…/Replacements` that has arrived' }),
    ),
    cuts: Type.Optional(
      Type.Array(Cut, {
        maxItems: maxCuts,
        description: `what to leave out of the original of what is served, in seconds of that original; each ${shortestCut} s at least. None: the whole film.`,
      }),
    ),
  },
  { additionalProperties: false, description: 'a new file, or the same one with parts left out' },
);
export type NewVersion = Static<typeof NewVersion>;

const ByVersion = Type.Object({ id: Id, versionId: Id });
const problems = [ProblemCode.NotFound];

/** The versions of an item's media. Texts, views, captions and addresses belong to the item, whichever version is served. */
export const mediaVersions = endpoints({
  'GET /Management/MediaContents/:id/Versions': {
    summary: `The version that is served, the one that is being made, attempts that failed, and up to ${maxFormerVersions} former ones, newest first.`,
    access: 'content-manager',
    params: ById,
    answer: Type.Array(MediaVersion),
    problems,
  },
  'POST /Management/MediaContents/:id/Replacements': {
    summary:
      'Announces a file that is to replace the one of the item. Its bytes follow by `PATCH /Management/Uploads/:id`; then `…/Versions` makes a version of it. 409 while another version is made.',
    access: 'content-manager',
    params: ById,
    body: NewFile,
    answer: Upload,
    status: 201,
    problems,
  },
  'POST /Management/MediaContents/:id/Versions': {
    summary:
      'Has a version made, which is served once it is ready; until then, and where it fails, everything stays as it is. Safe to repeat for a file. 409 while another one is made, and where the original is not stored.',
    access: 'content-manager',
    params: ById,
    body: NewVersion,
    answer: MediaVersion,
    status: 201,
    problems,
  },
  'POST /Management/MediaContents/:id/Versions/:versionId/Restorations': {
    summary: 'Serves a former version again, at once and without processing it again. Safe to repeat.',
    access: 'content-manager',
    params: ByVersion,
    answer: MediaVersion,
    problems,
  },
  'DELETE /Management/MediaContents/:id/Versions/:versionId': {
    summary:
      'Deletes a former version for good, ends one that is being made, or takes a failed attempt off the list. 409 for the one that is served. 204 also where it is gone already.',
    access: 'content-manager',
    params: ByVersion,
    problems,
  },
});
