import type { AuditAction } from '@tv/contract/audit-actions';
import { number, plural } from './locale.ts';

/** The audit log of the organization. */
export const audit = 'Audit log';
export const auditHelp = 'Who changed what, and who signed in';
export const table = 'Audit log';
export const count = (count: number, isExact = true) =>
  plural(count, { one: '# line', other: '# lines' }, isExact ? number(count) : `${number(count)}+`);
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const from = 'From';
export const until = 'Until';
export const anybody = 'Anybody';
export const exportTable = 'Export';
export const exporting = 'Exporting…';
export const service = 'The portal';
export const subject = 'Done to';
export const network = 'Network';
export const client = 'Browser';
export const noneFound = 'No line fits';
export const noneFoundText = 'Take a filter away, or choose other days.';
export const clearAll = 'Clear filters';
export const unexpected = 'That did not work. Try again.';

export const stream = 'Streaming';
export const noStream = 'Each new line can also go to a webhook of yours, such as a SIEM.';
export const streamsTo = (address: string) => `Each new line goes to ${address}.`;
export const waiting = (count: number) => plural(count, { one: '# line waits', other: '# lines wait' });
export const sent = (when: string) => `taken last: ${when}`;
export const notTaken = (code: string) =>
  code ? `The last lines were not taken (${code})` : 'The last lines were not taken.';
export const setStream = 'Set up streaming';
export const changeStream = 'Change';
export const endStream = 'End streaming';
export const endStreamText = 'New lines are no longer sent, and neither are those still waiting.';
export const streamEnded = 'The audit log is no longer streamed.';
export const address = 'Address of the webhook';
export const addressHelp =
  'It begins with https:// and can be reached from the internet. Messages are signed according to Standard Webhooks.';
export const secret = 'Secret that signs the messages';
export const secretHelp = 'It is shown only once. Copy it into the receiver now.';
export const save = 'Save';

/** Actions that people call otherwise than the log. */
const otherWords: Readonly<Partial<Record<AuditAction, string>>> = {
  'media content brought in': 'Media content uploaded',
  'media content no longer scheduled': 'Schedule of media content cancelled',
  'media version served': 'New version put online',
  'former version restored': 'Earlier version restored',
  'poster brought in': 'Poster uploaded',
  'captions made by machine': 'Automatic captions created',
  'machine captions asked for': 'Automatic captions requested',
  'machine captions cancelled': 'Request for automatic captions cancelled',
  'personal data taken': 'Personal data downloaded',
  'self-registration link made': 'Self-registration link created',
  'category made': 'Category created',
  'domain asked for': 'Domain requested',
  'directory token made': 'Directory token created',
  'portal seen as somebody else': 'Portal seen as someone else',
  'group made': 'Group created',
  'application made': 'Application added',
  'audit log taken': 'Audit log downloaded',
  'watched table taken': 'Table of viewers downloaded',
  'guest invited': 'Shared with a guest',
  'guest changed': 'Share with a guest changed',
  'guest ended': 'Share with a guest ended',
  'guest opened': 'Opened by a guest',
  'guests table taken': 'Table of guests downloaded',
  'completions table taken': 'Table of completions downloaded',
  'API key made': 'API key created',
  'webhook made': 'Webhook created',
  'sign-in connection made': 'Sign-in connection created',
  'recovery codes made': 'Recovery codes created',
  'organization made': 'Organization created',
};

/** An action of the log, such as `signed in`. */
export const actionWords = (action: string) =>
  (otherWords as Readonly<Record<string, string>>)[action] ??
  action.slice(0, 1).toUpperCase() + action.slice(1);
