import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id } from '../fields.ts';
import { languages, type Language } from '../languages/languages.ts';
import { noticeSwitches } from './notice-kinds.ts';
import { ProblemCode } from '../problems.ts';

/** How often the mail with what is new in followed categories comes. */
export const digests = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];
const Digest = Type.Enum([...digests]);

const SwitchedOff = Type.Array(Type.Enum(noticeSwitches), {
  maxItems: noticeSwitches.length,
  description: 'notification channels that the person switched off',
});

export const NotificationChoices = Type.Object({
  digest: Digest,
  switchedOff: SwitchedOff,
  pushKey: Type.String({ description: 'applicationServerKey of Web Push (RFC 8292), base64url' }),
});
export type NotificationChoices = Static<typeof NotificationChoices>;

const base64url = (minLength: number, maxLength: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+=*$', minLength, maxLength });

export const notifications = endpoints({
  'GET /Users/Me/Notifications': {
    summary: 'What the person wants to hear of.',
    access: 'viewer',
    answer: NotificationChoices,
  },
  'PUT /Users/Me/Notifications': {
    summary:
      'Chooses how often the digest comes, at 7 in the morning of the time zone, and which notification channels are off. What is left out stays as it is. Safe to repeat.',
    access: 'viewer',
    body: Type.Object(
      {
        digest: Type.Optional(Digest),
        timeZone: Type.Optional(Type.String({ maxLength: 64 })),
        switchedOff: Type.Optional(SwitchedOff),
      },
      { additionalProperties: false },
    ),
  },
  'POST /Users/Me/PushSubscriptions': {
    summary:
      'A device of the person that gets Web Push messages; at most 10, the newest stay. Safe to repeat.',
    access: 'viewer',
    body: Type.Object(
      {
        endpoint: Type.String({ minLength: 10, maxLength: 1000 }),
        // A point of P-256, uncompressed, and 16 random bytes (RFC 8291).
        keys: Type.Object(
          { p256dh: base64url(86, 90), auth: base64url(21, 26) },
          { additionalProperties: false },
        ),
        language: Type.Unsafe<Language>(
          Type.Union(
            languages.map((language) => Type.Literal(language)),
            { description: 'in which the device gets its messages' },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ id: Id }),
    status: 201,
    problems: [ProblemCode.Duplicated],
  },
  'DELETE /Users/Me/PushSubscriptions/:id': {
    summary: 'The device gets no more messages. Safe to repeat.',
    access: 'viewer',
    params: ById,
  },
  'GET /Notifications/Unsubscriptions': {
    summary: 'Where a mail program sends a person who wants no more mails: to the page that asks once more.',
    access: 'anyone',
    query: Type.Object({ token: Type.String({ maxLength: 200 }) }),
    raw: true,
  },
  'POST /Notifications/Unsubscriptions': {
    summary: 'Ends the digest mails of whom the token was sent to; what RFC 8058 calls. Safe to repeat.',
    access: 'anyone',
    query: Type.Object({ token: Type.String({ maxLength: 200 }) }),
    problems: [ProblemCode.NotFound],
  },
});
