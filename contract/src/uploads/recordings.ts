import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant, paging } from '../fields.ts';
import { ProblemCode } from '../problems.ts';

/** What became of a member's recording. `changesRequested`: it was reviewed, and somebody who manages content goes on with it. */
export const recordingStates = [
  'processing',
  'failed',
  'inReview',
  'changesRequested',
  'notTaken',
  'approved',
  'scheduled',
  'published',
] as const;
export type RecordingState = (typeof recordingStates)[number];

export const OwnRecording = Type.Object({
  id: Id,
  title: Type.String(),
  recordedDate: Instant,
  durationInSeconds: Type.Optional(Type.Number()),
  state: Type.Enum(recordingStates),
  mayDelete: Type.Boolean({ description: 'until it is scheduled or published' }),
});
export type OwnRecording = Static<typeof OwnRecording>;

/** What members recorded for review where their organization lets them (`membersMayRecord`). It is sent by the calls of uploads. */
export const recordings = endpoints({
  'GET /Users/Me/Recordings': {
    summary: 'The recordings that the person sent for review in the current organization, newest first.',
    access: 'viewer',
    query: Type.Object(paging),
    answer: Type.Array(OwnRecording),
    paged: true,
  },
  'DELETE /Users/Me/Recordings/:id': {
    summary: 'Deletes a recording of the person, until it is scheduled or published. Safe to repeat.',
    access: 'viewer',
    params: ById,
    problems: [ProblemCode.NotFound],
  },
});
