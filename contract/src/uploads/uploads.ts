import { Type, type Static } from 'typebox';
import { Audience } from '../media-contents/audience.ts';
import { captionFormatsIn } from '../captions/caption-formats.ts';
import { LanguageCode, SubtitleImport } from '../captions/captions.ts';
import { endpoints } from '../endpoint.ts';
import { SubtitleKind, Visibility } from '../enumerations.ts';
import { ById, Flag, Id, paging, Seconds, valueOf } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { givenTexts } from '../media-contents/media-content.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { InOrganization } from '../organization/organization-scope.ts';
import { GivenChapters, managedItemCall } from '../media-contents/managed-media-content.ts';
import { ProblemCode } from '../problems.ts';
import { OldAddressText } from '../media-contents/old-addresses.ts';
import { ItemSource } from '../sources/sources.ts';
import { inMebibytes, uploadLimits } from '../limits/upload-limits.ts';
import { UploadQuota } from './upload-quota.ts';
import { notInLine } from '../text-characters.ts';
import { FilledLine, Line } from '../texts.ts';
import { GivenItemTranslations } from '../languages/translations.ts';

/** The name of a file, without folders. */
export const FileName = Type.String({ minLength: 1, maxLength: 255, pattern: `^[^/\\\\${notInLine}]+$` });

/** What stays of a file, in its seconds. What lies before and behind is left out, and can be taken back like any cut. */
export const Trim = Type.Object(
  {
    from: Type.Optional(Seconds),
    to: Type.Optional(Seconds),
  },
  {
    additionalProperties: false,
    description:
      'the part of the file that is served, in seconds; the rest is a cut, which can be taken back',
  },
);
export type Trim = Static<typeof Trim>;

export const NewUpload = Type.Object(
  {
    fileName: FileName,
    sizeInBytes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: uploadLimits.file,
        description:
          'left out: the file still grows, as a recording does. Announced again with the same key and its size, it has ended',
      }),
    ),
    idempotencyKey: Type.Optional(
      Line({
        minLength: 8,
        maxLength: 200,
        description: 'the same key finds the same upload again; a file that grows needs one',
      }),
    ),
    organizationId: Type.Optional(Id),
    organizationName: Type.Optional(Line({ maxLength: nameLimits.organization })),
    ...givenTexts,
    translations: Type.Optional(GivenItemTranslations),
    title: Type.Optional(
      Line({
        minLength: 1,
        maxLength: itemLimits.title,
        description: 'else what the file says itself, or made of its name',
      }),
    ),
    categoryNames: Type.Optional(
      Type.Array(FilledLine({ maxLength: itemLimits.category }), {
        maxItems: itemLimits.categories,
        description: 'made when missing',
      }),
    ),
    visibility: Type.Optional(valueOf({ Visibility }, '; else internal')),
    publishDate: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'the item’s own date, not in the future; else the instant of its first publication',
      }),
    ),
    isListed: Type.Optional(
      Type.Boolean({ description: 'false: in no list, search or feed; its address opens' }),
    ),
    audience: Type.Optional(Audience),
    oldAddresses: Type.Optional(
      Type.Array(OldAddressText, {
        maxItems: itemLimits.oldAddresses,
        description: 'addresses at which it was before; 400 for one that leads to another item',
      }),
    ),
    source: Type.Optional(
      Type.Object(
        {
          ...ItemSource.properties,
          isAgain: Type.Optional(
            Type.Boolean({ description: 'also what was brought in before, and was deleted here' }),
          ),
        },
        {
          additionalProperties: false,
          description:
            'where it comes from. Repeated with the same source, the call answers the upload that it has',
        },
      ),
    ),
    makesCaptions: Type.Optional(
      Type.Boolean({
        description:
          'captions by machine, where none come with it; else as the organization has set it for what is brought in',
      }),
    ),
    chapters: Type.Optional(GivenChapters),
    trim: Type.Optional(Trim),
    isDraft: Type.Optional(
      Type.Boolean({
        description: 'not published once it is processed; also where the organization asks for a review',
      }),
    ),
  },
  { additionalProperties: false },
);
export type NewUpload = Static<typeof NewUpload>;

export const Upload = Type.Object({
  id: Id,
  offset: Type.Integer({ minimum: 0, description: 'bytes that have arrived' }),
  sizeInBytes: Type.Integer({ description: 'of a file that grows: what has arrived' }),
  isGrowing: Type.Optional(Flag),
  isCompleted: Flag,
});
export type Upload = Static<typeof Upload>;

export const Processing = Type.Object({
  id: Id,
  title: Type.String(),
  organizationName: Type.String(),
  processingStatus: Type.Integer({ description: 'ProcessingStatus' }),
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  problem: Type.Optional(Type.String({ description: 'why it could not be processed' })),
  notes: Type.Optional(
    Type.Array(Type.String(), { description: 'what of the file was left out, a sentence each' }),
  ),
  watchPath: Type.String(),
});
export type Processing = Static<typeof Processing>;

const problems = [ProblemCode.NotFound];

/** Bringing files in, and how far their processing is. */
export const uploads = endpoints({
  'POST /Management/MediaContents/:id/Reprocessings': {
    summary:
      'Makes its files again from the original, as a failed item is retried; the ones that are there are served meanwhile. 409 if the original is not stored.',
    ...managedItemCall,
  },
  'POST /Management/Uploads': {
    summary:
      'Announce a file. Repeated with the same idempotencyKey, it answers how far that file has come. Members who may record drafts for review give title, description, chapters and trim alone. 413 and 429 where a limit is exceeded, with its name of UploadQuota as `exceptionData.quota`.',
    access: 'content-manager-or-recorder',
    body: NewUpload,
    answer: Upload,
    status: 201,
    problems,
  },
  'GET /Management/Uploads/Quota': {
    summary:
      'How much the caller may bring in, and how much of it is used. A limit that is left out does not exist.',
    access: 'content-manager',
    query: InOrganization,
    answer: UploadQuota,
    problems,
  },
  'GET /Management/Uploads/:id': {
    summary: 'How much of a file has arrived.',
    access: 'content-manager-or-recorder',
    params: ById,
    answer: Upload,
    problems,
  },
  'PATCH /Management/Uploads/:id': {
    summary:
      'The next bytes, at most 8 MiB, beginning at the header upload-offset. 409 when they do not begin where the last ones ended; `exceptionData.offset` says where that is.',
    access: 'content-manager-or-recorder',
    params: ById,
    answer: Upload,
    problems,
    raw: true,
  },
  'DELETE /Management/Uploads/:id': {
    summary:
      'Deletes what has arrived of a file. 409 once it is complete: then it is an item, or a part of one.',
    access: 'content-manager-or-recorder',
    params: ById,
    problems,
  },
  'PUT /Management/Uploads/:id/Subtitles/:languageCode': {
    summary: `Captions beside the file: ${captionFormatsIn('or')}. A malformed one is refused with its line; what was left out or assumed is answered.`,
    access: 'content-manager',
    params: Type.Object({ id: Id, languageCode: LanguageCode }),
    query: Type.Object({
      name: Type.Optional(FilledLine({ maxLength: nameLimits.captions })),
      kind: Type.Optional(valueOf({ SubtitleKind })),
      isAutoGenerated: Type.Optional(
        Type.Boolean({ description: 'a machine made them, and nobody approved them yet' }),
      ),
    }),
    answer: SubtitleImport,
    problems,
    raw: true,
  },
  'PUT /Management/Uploads/:id/Attachments/:fileName': {
    summary: `An attachment beside the file, at most ${inMebibytes(uploadLimits.attachment)}.`,
    access: 'content-manager',
    params: Type.Object({ id: Id, fileName: FileName }),
    problems,
    raw: true,
  },
  'POST /Management/Uploads/:id/Completions': {
    summary:
      'Everything has arrived: process and publish it. Safe to repeat; an item that failed is processed again. 409 while bytes or the size are missing.',
    access: 'content-manager-or-recorder',
    params: ById,
    answer: Processing,
    status: 201,
    problems,
  },
  'GET /Management/Processings': {
    summary: 'What was brought in, newest first, and how far its processing is.',
    access: 'content-manager',
    query: Type.Object(paging),
    answer: Type.Array(Processing),
    paged: true,
  },
  'GET /Management/Processings/Events': {
    summary:
      'Server-sent events: first how far everything under way is, then each change, as events `processing` with a Processing; `gone` with the id of what was deleted meanwhile. Ends with the right to it, and after an hour at most; 429 beyond four at once.',
    access: 'content-manager',
    query: Type.Object({
      seconds: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 3600, description: 'how long to listen; 0: only what is' }),
      ),
    }),
    raw: true,
  },
  'GET /Management/Processings/:id': {
    summary: 'How far the processing of one item is.',
    access: 'content-manager',
    params: ById,
    answer: Processing,
    problems,
  },
});
