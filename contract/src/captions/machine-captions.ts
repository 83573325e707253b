import { Type, type Static } from 'typebox';
import { CaptionsOfLanguage, LanguageCode } from './captions.ts';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { ProblemCode } from '../problems.ts';

export const captionRequestKinds = ['transcription', 'translation'] as const;
export type CaptionRequestKind = (typeof captionRequestKinds)[number];
export const captionRequestStates = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;

/** Why captions cannot be asked for, in the order in which it is looked for. */
export const captionRefusals = [
  'no-service',
  'not-allowed',
  'not-processed',
  'no-sound',
  'too-long',
  'no-minutes-left',
] as const;
export type CaptionRefusal = (typeof captionRefusals)[number];

export const CaptionRequest = Type.Object({
  id: Id,
  kind: Type.Enum(captionRequestKinds),
  state: Type.Enum(captionRequestStates),
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  languageCode: Type.Optional(
    Type.String({ description: 'of a transcription as asked for or as found; of a translation into which' }),
  ),
  problem: Type.Optional(
    Type.String({ description: 'why it failed; while it is under way, why it is tried again' }),
  ),
  createdDate: Instant,
});
export type CaptionRequest = Static<typeof CaptionRequest>;

/** What machines can do for an item now, and what they were asked for. */
export const MachineCaptions = Type.Object({
  transcriptionRefusal: Type.Optional(
    Type.Enum(captionRefusals, { description: 'absent: the item can be transcribed' }),
  ),
  translationRefusal: Type.Optional(
    Type.Enum(captionRefusals, { description: 'absent: captions of the item can be translated' }),
  ),
  minutesLeft: Type.Optional(
    Type.Integer({
      description:
        'of the organization in this month; absent: no bound, or the item can get none for another reason',
    }),
  ),
  longestMinutes: Type.Optional(
    Type.Integer({ description: 'of the longest item that is sent; absent: no bound' }),
  ),
  requests: Type.Array(CaptionRequest, { description: 'newest first, at most 20' }),
});
export type MachineCaptions = Static<typeof MachineCaptions>;

export const NewCaptionRequest = Type.Object(
  {
    kind: Type.Enum(captionRequestKinds),
    languageCode: Type.Optional(
      Type.Unsafe<string>({
        ...LanguageCode,
        description: 'that is spoken, else the service finds it; a translation needs it: into which',
      }),
    ),
    subtitleId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'the captions that are translated; a translation needs it',
      }),
    ),
  },
  { additionalProperties: false },
);
export type NewCaptionRequest = Static<typeof NewCaptionRequest>;

const problems = [ProblemCode.NotFound];

/** Captions that services make of sound, and of other captions. */
export const machineCaptions = endpoints({
  'GET /Management/MediaContents/:id/CaptionRequests': {
    summary:
      'What machines can do for the captions of an item now, and how far that is what they were asked for.',
    access: 'content-manager',
    params: ById,
    answer: MachineCaptions,
    problems,
  },
  'POST /Management/MediaContents/:id/CaptionRequests': {
    summary:
      'Requests captions by machine: of the speech, or a translation of existing captions. They count as auto-generated until somebody approves them. Safe to repeat: answers the request of that kind and language that is under way. 409 where no service is set up, the organization does not allow it, its month’s minutes are used, the item is too long, or captions in that language are by a person.',
    access: 'content-manager',
    params: ById,
    body: NewCaptionRequest,
    answer: CaptionRequest,
    status: 201,
    problems,
  },
  'DELETE /Management/MediaContents/:id/CaptionRequests/:requestId': {
    summary: 'Cancels a request. 204 also where it has ended already.',
    access: 'content-manager',
    params: Type.Object({ id: Id, requestId: Id }),
    problems,
  },
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Approvals': {
    summary:
      'Says that a person has read captions that a machine made: they no longer count as auto-generated. 404 where others stand in their place meanwhile. Safe to repeat.',
    access: 'content-manager',
    params: CaptionsOfLanguage,
    body: Type.Object(
      { subtitleId: Type.String({ ...Id, description: 'the captions that were read' }) },
      { additionalProperties: false },
    ),
    problems,
  },
});
