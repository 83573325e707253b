import { Type, type Static } from 'typebox';
import { Audience } from '../media-contents/audience.ts';
import { endpoints } from '../endpoint.ts';
import { EncoderInputs, LiveInputs, Visibility } from '../enumerations.ts';
import { ById, Id, Instant, valueOf } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { liveLimits } from '../limits/live-limits.ts';
import { GivenMark, LiveMark, OfMark } from './live-marks.ts';
import { LiveOfItem } from './live-of-item.ts';
import { givenTexts } from '../media-contents/media-content.ts';
import { InOrganization, organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine } from '../texts.ts';

const Input = Type.Enum([...EncoderInputs]);
const DvrSeconds = Type.Integer({
  minimum: liveLimits.shortestDvr,
  maximum: liveLimits.longestDvr,
  description: 'how far back viewers may go; absent: to the beginning',
});

export const NewLiveEvent = Type.Object(
  {
    id: Type.Optional(
      Type.String({ ...Id, description: 'of the sender’s making, so that the call may be repeated' }),
    ),
    ...givenTexts,
    title: FilledLine({ maxLength: itemLimits.title }),
    scheduledAt: Type.String({ ...Instant, description: 'when it is to begin' }),
    categoryId: Type.Optional(Id),
    visibility: Type.Optional(valueOf({ Visibility }, '; else internal')),
    audience: Type.Optional(Audience),
    isListed: Type.Optional(
      Type.Boolean({ description: 'false: in no list, search or feed; its address opens' }),
    ),
    dvrSeconds: Type.Optional(DvrSeconds),
  },
  { additionalProperties: false },
);
export type NewLiveEvent = Static<typeof NewLiveEvent>;

/** What arrives at an input. What the encoder does not report is absent. */
export const LiveStream = Type.Object({
  way: Type.Enum(['rtmp', 'srt', 'browser']),
  since: Instant,
  videoCodec: Type.Optional(Type.String()),
  soundCodec: Type.Optional(Type.String()),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  framesPerSecond: Type.Optional(Type.Number()),
  bitsPerSecond: Type.Number(),
  lostFrames: Type.Optional(Type.Integer({ description: 'since the stream began' })),
});
export type LiveStream = Static<typeof LiveStream>;

const Warnings = Type.Array(
  Type.Object({
    name: Type.String({ description: 'keeps its meaning; further ones may come' }),
    values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    message: Type.String({ description: 'in English' }),
  }),
  { maxItems: liveLimits.warnings, description: 'what the presenter should know now' },
);
const SoundLevel = Type.Optional(Type.Number({ description: 'over the last second, in dBFS' }));

/** How an event is encoded. */
export const LiveHealth = Type.Object({
  at: Type.String({ ...Instant, description: 'of the report; a second old while an encoder runs' }),
  chosen: Type.Optional(
    Type.Enum([...LiveInputs], {
      description: 'the input that viewers get now: the other one where nothing arrives at the preferred one',
    }),
  ),
  renditions: Type.Array(Type.Integer(), { description: 'of viewers, by their shorter side' }),
  encoderSpeed: Type.Optional(Type.Number({ description: '1: as fast as the stream arrives' })),
  secondsBehind: Type.Number({ description: 'of what arrived and is not encoded yet' }),
  soundLevel: SoundLevel,
  warnings: Warnings,
});
export type LiveHealth = Static<typeof LiveHealth>;

/** One input of an event, as those who run the event see it. */
export const LiveEventInput = Type.Object({
  input: Input,
  key: Type.Optional(
    Type.Object(
      { start: Type.String({ description: 'its first characters' }), createdDate: Instant },
      { description: 'the one that is taken now; absent: none was made' },
    ),
  ),
  stream: Type.Optional(Type.Object(LiveStream.properties, { description: 'absent: nothing arrives' })),
});
export type LiveEventInput = Static<typeof LiveEventInput>;

/** The guest of an event, who waits backstage until the presenter chooses the input `guest`, as those who run the event see them. */
export const LiveGuest = Type.Object({
  name: Type.String(),
  createdDate: Type.String({ ...Instant, description: 'of the link' }),
  stream: Type.Optional(
    Type.Object(LiveStream.properties, { description: 'absent: the guest sends nothing' }),
  ),
  previewUrl: Type.Optional(
    Type.String({
      description:
        'the playlist of what the guest sends while nobody else sees it; another one each time that it starts over',
    }),
  ),
  soundLevel: SoundLevel,
  warnings: Warnings,
});
export type LiveGuest = Static<typeof LiveGuest>;

/** A live event, as those who run it see it in a list. Its id is that of its item. */
export const LiveEventSummary = Type.Object({
  id: Id,
  title: Type.String(),
  scheduledAt: Type.Optional(
    Type.String({ ...Instant, description: 'absent: the item is no longer, or not yet, scheduled' }),
  ),
  ...LiveOfItem.properties,
  input: Type.Enum([...LiveInputs], { description: 'the one that viewers are to get' }),
  watchPath: Type.String(),
});
export type LiveEventSummary = Static<typeof LiveEventSummary>;

/** One live event, with what is needed to run it. */
export const LiveEvent = Type.Object({
  ...LiveEventSummary.properties,
  stateSince: Instant,
  inputs: Type.Array(LiveEventInput),
  guest: Type.Optional(
    Type.Object(LiveGuest.properties, { description: 'absent: no link for a guest was made' }),
  ),
  health: Type.Optional(LiveHealth),
  addresses: Type.Object(
    {
      rtmp: Type.Optional(Type.String()),
      srt: Type.Optional(Type.String()),
      webSocket: Type.Optional(Type.String()),
      whip: Type.Optional(Type.String()),
    },
    { description: 'where encoders send the stream, by protocol; without the key' },
  ),
  previewUrl: Type.Optional(
    Type.String({
      description: 'the playlist of what arrives; opens with the media token of who runs the event',
    }),
  ),
  captionsRefusal: Type.Optional(
    Type.Enum(['no-service', 'not-allowed'], {
      description: 'why no service makes captions of the speech; absent: one can',
    }),
  ),
  problem: Type.Optional(Type.String({ description: 'why no item could be made of the recording' })),
  marks: Type.Array(LiveMark, { description: 'the chapters of the item, in their order' }),
});
export type LiveEvent = Static<typeof LiveEvent>;

export const LiveKey = Type.Object({
  input: Input,
  key: Type.String({ description: 'shown now, and never again' }),
  start: Type.String(),
  createdDate: Instant,
});

export const LiveTicket = Type.Object({
  ticket: Type.String({ description: 'opens the WebSocket of the event for one input' }),
  expiresAt: Type.String({
    ...Instant,
    description: 'a minute later at most; the connection takes the next one before',
  }),
});
export type LiveTicket = Static<typeof LiveTicket>;

const problems = [ProblemCode.NotFound];
const managers = { access: 'content-manager', problems } as const;
const ofEvent = { ...managers, params: ById, answer: LiveEvent } as const;

/** Live events. Who may edit an item may run its event. */
export const live = endpoints({
  'GET /Management/LiveEvents': {
    summary: `The live events of the items that the caller manages, the newest first; at most ${liveLimits.listed}.`,
    ...managers,
    query: Type.Object({
      isOpen: Type.Optional(Type.Boolean({ description: 'true: without those that are over' })),
      ...organizationScope,
    }),
    answer: Type.Array(LiveEventSummary),
  },
  'POST /Management/LiveEvents': {
    summary:
      'Plans a live event: an item that is scheduled, and is published when it goes on air. Where the organization asks for a review the item is a draft, which is scheduled after its review.',
    ...managers,
    query: InOrganization,
    body: NewLiveEvent,
    answer: LiveEvent,
    status: 201,
  },
  'GET /Management/LiveEvents/:id': {
    summary: 'A live event: its state, where encoders send to, and how the streams arrive.',
    ...ofEvent,
  },
  'POST /Management/LiveEvents/:id/Keys': {
    summary: 'Makes the key with which an encoder sends. The one before is refused from now on.',
    ...managers,
    params: ById,
    body: Type.Object({ input: Type.Optional(Input) }, { additionalProperties: false }),
    answer: LiveKey,
    status: 201,
  },
  'POST /Management/LiveEvents/:id/Tickets': {
    summary:
      'Makes a ticket with which a browser sends in place of a key, over the WebSocket of `addresses`. 409 once the event is over.',
    ...managers,
    params: ById,
    body: Type.Object({ input: Type.Optional(Input) }, { additionalProperties: false }),
    answer: LiveTicket,
    status: 201,
  },
  'PUT /Management/LiveEvents/:id/OnAir': {
    summary:
      'Goes on air: the item is published, and viewers watch what arrives. Safe to repeat. 409 while no stream arrives, and once the event is over.',
    ...ofEvent,
  },
  'DELETE /Management/LiveEvents/:id/OnAir': {
    summary:
      'Ends an event for good; the item is made of its recording. Safe to repeat. 409 before it was on air.',
    ...ofEvent,
  },
  'PUT /Management/LiveEvents/:id/Input': {
    summary:
      'Chooses the input that viewers get. `guest` puts the guest on air, until another one is chosen or the guest’s stream stops. Safe to repeat. 409 once the event is over, and for `guest` while the guest sends nothing.',
    ...ofEvent,
    body: Type.Object({ input: Type.Enum([...LiveInputs]) }, { additionalProperties: false }),
  },
  'PUT /Management/LiveEvents/:id/Marks/:markId': {
    summary: `Marks a new slide or chapter while an event is on air, or names a mark again; at most ${itemLimits.chapters}. The marks are the chapters of the item, in place of those before. 409 before it is on air and once it is over.`,
    ...ofEvent,
    params: OfMark,
    body: GivenMark,
  },
  'DELETE /Management/LiveEvents/:id/Marks/:markId': {
    summary: 'Takes a mark away. Safe to repeat. 409 once the event is over.',
    ...ofEvent,
    params: OfMark,
  },
});
