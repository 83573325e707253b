import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Seconds } from '../fields.ts';
import { Attachment } from './media-content.ts';
import { managedItemCall } from './managed-media-content.ts';
import { ProblemCode } from '../problems.ts';
import { inMebibytes, uploadLimits } from '../limits/upload-limits.ts';
import { FileName } from '../uploads/uploads.ts';

/** Attachments an item. */
export const maxAttachments = 50;

const ByAttachment = Type.Object({ id: Id, attachmentId: Id });
const problems = [ProblemCode.NotFound];

/** A picture of the film, by its second from the start. */
export const PosterChoice = Type.Object({ seconds: Seconds }, { additionalProperties: false });
export type PosterChoice = Static<typeof PosterChoice>;

/** What belongs to an existing item beside its fields: attachments and the poster. Viewers' calls list the attachments. */
export const itemParts = endpoints({
  'POST /Management/MediaContents/:id/Attachments': {
    summary: `Adds a file, at most ${inMebibytes(uploadLimits.attachment)}. A file of the same name is replaced.`,
    access: 'content-manager',
    params: ById,
    query: Type.Object({ fileName: FileName }),
    answer: Attachment,
    status: 201,
    problems,
    raw: true,
  },
  'PUT /Management/MediaContents/:id/Attachments/Order': {
    summary: 'Orders the attachments. All of them are named.',
    access: 'content-manager',
    params: ById,
    body: Type.Object(
      { ids: Type.Array(Id, { minItems: 1, maxItems: maxAttachments }) },
      { additionalProperties: false },
    ),
    answer: Type.Array(Attachment),
    problems,
  },
  'PUT /Management/MediaContents/:id/Attachments/:attachmentId': {
    summary: 'Replaces the bytes of a file; its name and its address stay.',
    access: 'content-manager',
    params: ByAttachment,
    answer: Attachment,
    problems,
    raw: true,
  },
  'PATCH /Management/MediaContents/:id/Attachments/:attachmentId': {
    summary: 'Renames a file.',
    access: 'content-manager',
    params: ByAttachment,
    body: Type.Object({ fileName: FileName }, { additionalProperties: false }),
    answer: Attachment,
    problems,
  },
  'DELETE /Management/MediaContents/:id/Attachments/:attachmentId': {
    summary: 'Removes a file. 204 also where it is gone already.',
    access: 'content-manager',
    params: ByAttachment,
    problems,
  },
  'PUT /Management/MediaContents/:id/Poster': {
    summary:
      'Makes the picture at a second of the film its poster. A worker draws it; `poster.isBeingMade` of the item tells until then. 409 where the item has no film.',
    ...managedItemCall,
    body: PosterChoice,
  },
  'PUT /Management/MediaContents/:id/Poster/Picture': {
    summary: `Makes a picture the poster: PNG, JPEG, WebP or AVIF, at most ${inMebibytes(uploadLimits.poster)}.`,
    ...managedItemCall,
    raw: true,
  },
  'DELETE /Management/MediaContents/:id/Poster': {
    summary: 'Goes back to the poster that was made with the files.',
    ...managedItemCall,
  },
});
