/**
 * What a notice tells of. To viewers: `news`: a new item in a followed category; `reminderPublished`, `reminderMoved`: an item that
 * the person waits for. To the person who submitted an item: `remark`, `changesRequested`, `approved`, `withdrawn`, `published`.
 * To those who review and publish: `toReview`, `toPublish`. To those who brought a file in: `failed`. To admins: `webhookEnded`, about a
 * webhook and no item. To who watches a source:
 * `sourceFailing` for a day, `sourceGaveUp` a file. To who manages an item, else to admins: `retention`, about what a rule does with it.
 */
export const noticeKinds = [
  'news',
  'reminderPublished',
  'reminderMoved',
  'remark',
  'changesRequested',
  'approved',
  'withdrawn',
  'published',
  'toReview',
  'toPublish',
  'failed',
  'webhookEnded',
  'retention',
  'sourceFailing',
  'sourceGaveUp',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Channels by which a person can be notified, each of which they can switch off. How often the mail with news comes is the digest. */
export const noticeSwitches = [
  'news.notice',
  'news.push',
  'reminders.notice',
  'reminders.mail',
  'reminders.push',
  'submissions.notice',
  'submissions.mail',
  'reviews.notice',
  'reviews.mail',
  'uploads.notice',
  'uploads.mail',
] as const;
export type NoticeSwitch = (typeof noticeSwitches)[number];
