import type { WebhookEvent } from '@tv/contract/webhook-names';
import type { AttemptProblem, DeliveryState, WebhookFormat } from '@tv/contract/webhooks';
import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** Webhooks of the organization, and what was sent to them. */
export const webhooks = 'Webhooks';
export const webhooksHelp = 'Tell your own programs and channels what happens';
export const intro =
  'The portal sends a message to an address of yours each time something happens that you choose: signed for programs, or as a card for Slack and Teams.';
export const add = 'Add webhook';
export const none = 'There are no webhooks yet.';
export const edit = 'Edit';
export const log = 'Log';
export const more = (name: string) => `More for ${isolate(name)}`;
export const test = 'Send test';
export const testSent = 'A test is on its way. The log shows the answer.';
export const pause = 'Pause';
export const switchOn = 'Switch on';
export const newSecret = 'New secret';
export const remove = 'Delete';
export const created = 'Webhook added.';
export const saved = 'Webhook saved.';
export const deleted = 'Webhook deleted.';
export const unexpected = 'That did not work. Try again.';
export const eventCount = (count: number) => plural(count, { one: '# event', other: '# events' });

export const active = 'Active';
export const paused = 'Paused';
export const failing = (when: string) => `Failing since ${when}`;
export const endedFailed = (when: string) => `Ended ${when}: nothing was taken for five days`;
export const endedGone = (when: string) => `Ended ${when}: the address no longer exists (410)`;
export const formerUntil = (when: string) => `The former secret also signs until ${when}`;

export const address = 'Address';
export const addressHelp = 'Begins with https:// and can be reached from the internet.';
export const addressKept = (end: string) =>
  `Leave empty to keep the present one, which ends in ${isolate(end)}. Whoever knows it can write to the channel, so it is not shown.`;
export const format = 'What it gets';
export const formats: Record<WebhookFormat, string> = {
  standard: 'Signed messages',
  slack: 'Slack',
  teams: 'Teams',
};
export const formatHelp: Record<WebhookFormat, string> = {
  standard: 'JSON for your own programs, signed as Standard Webhooks says.',
  slack:
    'Cards in a channel, by an incoming webhook of Slack. Only for items that everyone in your organization sees.',
  teams:
    'Cards in a channel, by a workflow of Teams that accepts webhooks. Only for items that everyone in your organization sees.',
};
export const events = 'Events';
export const eventsNeeded = 'Choose at least one event.';
export const all = 'All';
export const noneOf = 'None';
export const groups = {
  items: 'Content',
  live: 'Live',
  captions: 'Captions',
  reviews: 'Reviews',
  people: 'People',
};
export const eventWords: Record<WebhookEvent, string> = {
  'item.uploaded': 'Uploaded',
  'item.processed': 'Ready to play',
  'item.failed': 'Processing failed',
  'item.scheduled': 'Publication scheduled',
  'item.published': 'Published',
  'item.changed': 'Changed',
  'item.unpublished': 'Unpublished',
  'item.deleted': 'Deleted',
  'item.restored': 'Restored',
  'item.watched': 'Watched to the end',
  'live.began': 'Went on air',
  'live.ended': 'Ended',
  'captions.published': 'Captions published',
  'review.submitted': 'Submitted for review',
  'review.commented': 'Commented',
  'review.returned': 'Changes requested',
  'review.approved': 'Approved',
  'review.reopened': 'Approval taken back',
  'review.completed': 'Review completed',
  'review.withdrawn': 'Withdrawn from review',
  'person.joined': 'Joined',
  'person.left': 'Left',
};
export const testWord = 'Test';
export const save = 'Save';

export const secret = 'Secret';
export const secretHelp =
  'Your program checks signatures with it. It is shown this once: copy it now and keep it safe.';
export const rotateText =
  'Messages are signed with the new and the former secret for 24 hours. Give your program the new one within that time.';
export const endFormer = 'End the former secret at once';
export const endFormerHelp = 'If someone else may know it.';
export const deleteText = (name: string) =>
  `Nothing more is sent to ${isolate(name)}, and its log is deleted. This cannot be undone.`;

export const logOf = (name: string) => `Log of ${isolate(name)}`;
export const logHelp = 'What was sent and answered in the last 14 days, newest first.';
export const nothingSent = 'Nothing was sent yet.';
export const nothingFits = 'There is nothing of this kind.';
export const show = 'Show';
export const states: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  dropped: 'Not sent',
};
export const everyState = 'All';
export const next = (when: string) => `next attempt ${when}`;
export const body = 'Message';
export const attempts = 'Attempts';
export const attemptLine = (when: string, milliseconds: number) =>
  `${when}, after ${number(milliseconds)} ms`;
export const answered = (status: number) => `Answered ${status}`;
export const problems: Record<AttemptProblem, string> = {
  address: 'The address leads into a private network',
  unreachable: 'Could not be reached',
  certificate: 'The certificate is not valid',
  silent: 'No answer in time',
};
export const sendAgain = 'Send again';
export const sendNow = 'Send now';
export const sentAgain = 'It is sent again.';
export const loadMore = 'Show more';
export const refresh = 'Refresh';
