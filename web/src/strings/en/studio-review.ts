import { number, plural } from './locale.ts';

/** The studio's reviews. */
export const review = 'Review';
export const waitForYou = (count: number, shown: string) =>
  plural(count, { one: '# waits for you', other: '# wait for you' }, shown);
export const queue = 'Queue of reviews';
export const groups = { waiting: 'Waiting', withAuthor: 'With the author', approved: 'Approved' };
export const showMore = 'Show more';
export const chooseItem = 'Item';
export const version = (count: number) => `version ${number(count)}`;
export const openRemarks = (count: number) =>
  plural(count, { one: '# open remark', other: '# open remarks' });
export const nothing = 'Nothing is in review';
export const nothingHelp = 'What people submit for review comes here, the longest waiting first.';
export const unexpected = 'That did not work. Try again.';

export const sent = (ago: string) => `sent ${ago}`;
export const openItem = 'Open item';
export const beforeItGoesOut = 'Before it goes out';
export const fine = 'fine';
export const lookAgain = 'look again';
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
export const everybody = 'Everybody';
export const withPassword = 'with a password';
export const unlisted = 'not listed';
export const none = 'none';
export const checked = (language: string) => `${language} checked`;
export const byMachine = (language: string) => `${language} auto-generated`;
export const posterChosen = 'chosen';
export const posterMade = 'made with the film';
export const words = (count: number) => plural(count, { one: '# word', other: '# words' });
export const soundTracks = (count: number) => plural(count, { one: '# track', other: '# tracks' });
export const files = (count: number) => plural(count, { one: '# file', other: '# files' });
export const noSound = 'it has no sound';
export const never = 'never';
export const changedSince = (date: string) => `Changed since ${date}`;
export const nothingChanged = 'Nothing was changed.';
export const portal = 'The portal';
export const decided = { 11: 'approved it', 12: 'asks for changes' };

export const remarks = 'Remarks';
export const tabs = { open: 'Open', resolved: 'Resolved' };
export const noneOpen = 'No remark is open.';
export const noneResolved = 'No remark was resolved yet.';
export const goTo = (time: string) => `Go to ${time}`;
export const remarkAt = (index: number, time: string) => `Remark ${number(index)} at ${time}`;
export const wholeItem = 'Whole item';
export const resolve = (index: number) => `Resolve remark ${number(index)}`;
export const reopen = (index: number) => `Open remark ${number(index)} again`;
export const resolvedBy = (name: string) => `resolved by ${name}`;
export const requested = 'asks for changes';
export const answer = 'Answer';
export const answerTo = (index: number) => `Answer to remark ${number(index)}`;
export const writeHere = 'Write a remark at this second';
export const writeWhole = 'Write a remark on the whole item';
export const sayWhat = 'Say what is to be changed';
export const atSecond = (time: string) => `At ${time}. Press for the whole item`;
export const atWhole = 'On the whole item. Press for this second';
export const send = 'Send';
export const resolveAll = 'Resolve all';
export const goWithAnswer = (count: number) =>
  plural(count, {
    one: '# open remark goes with your answer.',
    other: '# open remarks go with your answer.',
  });

export const moreSteps = 'Other steps';
export const actions = {
  requestChanges: 'Ask for changes',
  approve: 'Approve',
  complete: 'Complete',
  removeApproval: 'Take my approval back',
  removeAllApprovals: 'Take all approvals back',
  discard: 'Withdraw',
  submit: 'Submit again',
  publish: 'Publish',
  schedule: 'Schedule',
};
export const done = {
  requestChanges: 'Changes are asked for.',
  approve: 'Approved.',
  complete: 'The review is complete.',
  removeApproval: 'It is in review again.',
  removeAllApprovals: 'It is in review again.',
  discard: 'Withdrawn. It is a draft.',
  submit: 'Submitted for review.',
  publish: 'Published.',
};

export const keys = 'Keys of reviews';
export const allKeys = 'All keys';
export const hints = { item: 'item', remark: 'remark here', approve: 'approve' };
export const keysDo = {
  items: 'Next and previous item',
  remark: 'Write a remark at this second',
  approve: 'Approve',
  changes: 'Ask for changes',
  play: 'Play and pause',
  seek: 'Go 5 seconds back and ahead',
  send: 'Send the remark',
  leave: 'Leave the field',
  help: 'Show these keys',
};
