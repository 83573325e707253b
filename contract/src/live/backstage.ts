import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { LiveStates } from '../enumerations.ts';
import { ById, Instant } from '../fields.ts';
import { LiveEvent, LiveTicket } from './live.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { Organization } from '../organization/organization.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine } from '../texts.ts';

/** A link of a guest of a live event, as it is shown once. */
export const LiveGuestLink = Type.Object({
  name: Type.String(),
  url: Type.String({
    description: 'shown now, and never again; its key follows #, so that no server logs it',
  }),
  createdDate: Instant,
});
export type LiveGuestLink = Static<typeof LiveGuestLink>;

/** What a guest of a live event sees of it. */
export const Backstage = Type.Object({
  organization: Organization,
  title: Type.String({ description: 'of the event' }),
  name: Type.String({ description: 'of the guest' }),
  scheduledAt: Type.Optional(Instant),
  state: Type.Enum([...LiveStates], { description: 'of the event' }),
  isOnAir: Type.Boolean({ description: 'viewers see the guest now' }),
  webSocket: Type.Optional(
    Type.String({ description: 'where the guest’s browser sends to; absent: no process receives streams' }),
  ),
  stream: Type.Optional(
    Type.Object(
      { url: Type.String(), token: Type.String({ description: 'its `jwt`; opens this stream alone' }) },
      { description: 'what viewers see, or will see; absent: nothing arrives, or the event is over' },
    ),
  ),
});
export type Backstage = Static<typeof Backstage>;

const WithKey = Type.Object(
  { key: Type.String({ minLength: 1, maxLength: 100, description: 'what follows # in the link' }) },
  { additionalProperties: false },
);
const problems = [ProblemCode.NotFound];
const managers = { access: 'content-manager', params: ById, problems } as const;
const withKey = { access: 'anyone', body: WithKey, problems } as const;

/** Backstage: a second speaker of a live event, who has no account. */
export const backstage = endpoints({
  'POST /Management/LiveEvents/:id/Guest': {
    summary:
      'Makes a link for one guest, who sends from a browser and is on air when the input `guest` is chosen. It opens nothing else, and ends with the event. The one before ends at once, and what is sent with it. 403 where the organization’s policies allow no guests; 409 once the event is over.',
    ...managers,
    body: Type.Object(
      { name: FilledLine({ maxLength: nameLimits.person }) },
      { additionalProperties: false },
    ),
    answer: LiveGuestLink,
    status: 201,
  },
  'DELETE /Management/LiveEvents/:id/Guest': {
    summary: 'Ends the link of the guest at once, and what is sent with it. Safe to repeat.',
    ...managers,
    answer: LiveEvent,
  },
  'POST /Backstage': {
    summary:
      'The event of a guest’s link, and whether the guest is on air. 404 for a key that is not valid, or is no longer valid.',
    ...withKey,
    answer: Backstage,
  },
  'POST /Backstage/Tickets': {
    summary:
      'Makes a ticket with which the guest’s browser sends, over the WebSocket of `POST /Backstage`. 409 once the event is over.',
    ...withKey,
    answer: LiveTicket,
    status: 201,
  },
});
