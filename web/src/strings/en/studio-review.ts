import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** The studio's reviews. */
export const review = 'Review';
export const waitForYou = (count: number, shown: string) =>
  plural(count, { one: '# waiting for you', other: '# waiting for you' }, shown);
export const queue = 'Review queue';
export const groups = { waiting: 'Waiting', withAuthor: 'With the author', approved: 'Approved' };
export const showMore = 'Show more';
export const chooseItem = 'Item';
export const version = (count: number) => `version ${number(count)}`;
export const openRemarks = (count: number) =>
  plural(count, { one: '# open comment', other: '# open comments' });
export const nothing = 'Nothing to review';
export const nothingHelp = 'Items submitted for review appear here, the longest waiting first.';
export const unexpected = 'That did not work. Try again.';

export const sent = (ago: string) => `submitted ${ago}`;
export const openItem = 'Open item';
export const beforeItGoesOut = 'Before publishing';
export const fine = 'OK';
export const lookAgain = 'check again';
export const checks = {
  audience: 'Who sees it',
  captions: 'Captions',
  category: 'Category',
  poster: 'Poster',
  description: 'Description',
  sound: 'Sound',
  attachments: 'Attachments',
  end: 'Public link ends',
};
export const internal = 'Internal';
export const everybody = 'Everyone';
export const withPassword = 'with a password';
export const unlisted = 'not listed';
export const none = 'none';
export const checked = (language: string) => `${isolate(language)} checked`;
export const byMachine = (language: string) => `${isolate(language)} auto-generated`;
export const posterChosen = 'chosen';
export const posterMade = 'automatic';
export const words = (count: number) => plural(count, { one: '# word', other: '# words' });
export const soundTracks = (count: number) => plural(count, { one: '# track', other: '# tracks' });
export const files = (count: number) => plural(count, { one: '# file', other: '# files' });
export const noSound = 'none';
export const never = 'never';
export const changedSince = (date: string) => `Changed since ${date}`;
export const nothingChanged = 'Nothing has changed.';
export const portal = 'The portal';
export const decided = { 11: 'approved it', 12: 'asked for changes' };

export const remarks = 'Comments';
export const tabs = { open: 'Open', resolved: 'Resolved' };
export const noneOpen = 'No open comments.';
export const noneResolved = 'No resolved comments yet.';
export const goTo = (time: string) => `Go to ${time}`;
export const remarkAt = (index: number, time: string) => `Comment ${number(index)} at ${time}`;
export const wholeItem = 'Whole item';
export const resolve = (index: number) => `Resolve comment ${number(index)}`;
export const reopen = (index: number) => `Reopen comment ${number(index)}`;
export const resolvedBy = (name: string) => `resolved by ${isolate(name)}`;
export const requested = 'asked for changes';
export const answer = 'Reply';
export const answerTo = (index: number) => `Reply to comment ${number(index)}`;
export const writeHere = 'Comment on this moment';
export const writeWhole = 'Comment on the whole item';
export const sayWhat = 'Say what should change';
export const atSecond = (time: string) => `At ${time}. Press to comment on the whole item`;
export const atWhole = 'On the whole item. Press to comment on this moment';
export const send = 'Send';
export const resolveAll = 'Resolve all';
export const goWithAnswer = (count: number) =>
  plural(count, {
    one: '# open comment goes with your decision.',
    other: '# open comments go with your decision.',
  });

export const moreSteps = 'Other steps';
export const actions = {
  requestChanges: 'Ask for changes',
  approve: 'Approve',
  complete: 'Complete',
  removeApproval: 'Withdraw my approval',
  removeAllApprovals: 'Withdraw all approvals',
  discard: 'Withdraw',
  submit: 'Submit again',
  publish: 'Publish',
  schedule: 'Schedule',
};
export const done = {
  requestChanges: 'Changes requested.',
  approve: 'Approved.',
  complete: 'The review is complete.',
  removeApproval: 'Back in review.',
  removeAllApprovals: 'Back in review.',
  discard: 'Withdrawn. It is a draft again.',
  submit: 'Submitted for review.',
  publish: 'Published.',
};

export const keys = 'Review shortcuts';
export const allKeys = 'All shortcuts';
export const hints = { item: 'item', remark: 'comment here', approve: 'approve' };
export const keysDo = {
  items: 'Next and previous item',
  remark: 'Comment on this moment',
  approve: 'Approve',
  changes: 'Ask for changes',
  play: 'Play or pause',
  seek: 'Back or forward 5 seconds',
  send: 'Send the comment',
  leave: 'Leave the field',
  help: 'Show these shortcuts',
};
