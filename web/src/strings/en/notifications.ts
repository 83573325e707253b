export const title = 'Notifications by mail';
export const news = 'New in what you follow';
export const newsOff = 'Off';
export const newsDaily = 'Daily';
export const newsWeekly = 'Weekly';
export const newsHelp: Readonly<Record<'off' | 'daily' | 'weekly', string>> = {
  off: 'You get no mails about what is new in the categories that you follow.',
  daily: 'Every morning a mail tells what is new in the categories that you follow, when there is something.',
  weekly:
    'Every Monday morning a mail tells what is new in the categories that you follow, when there is something.',
};
export const notLoaded = 'Your choice could not be loaded.';
export const notSaved = 'Your choice could not be saved. Try again later.';
export const device = 'Notifications on this device';
export const turnOn = 'Turn on for this device';
export const turnOff = 'Turn off for this device';
export const deviceHelp: Readonly<Record<'on' | 'off' | 'blocked' | 'unsupported', string>> = {
  on: 'This device tells you when something that you wait for is there, and when a digest has come.',
  off: 'Your browser can tell you when something that you wait for is there, also while this page is closed.',
  blocked:
    'Your browser blocks notifications of this site. Allow them in its settings, then load this page again.',
  unsupported: 'This browser has no notifications for websites. Reminders come by mail.',
};
export const deviceFailed = 'This device could not be reached by its notification service. Try again later.';

export const waysTitle = 'What you are told of';
export const waysHelp =
  'Notifications in the portal stand behind the bell for 90 days. How often the mail with what is new comes is chosen above. A mail about a file comes only where processing it ended the service each time.';
export const ways = { notice: 'In the portal', mail: 'By mail', push: 'On my devices' };
export const reminders = 'What you asked to be reminded of';
export const submissions = 'Answers to what you submitted for review';
export const reviews = 'What waits for a review or can be published';
export const uploads = 'Files that could not be processed';

export const unsubscribeTitle = 'Stop the digest?';
export const unsubscribeText =
  'You will get no more mails about new items in the categories that you follow.';
export const unsubscribe = 'Unsubscribe';
export const stayWithDigest = 'Keep the digest';
export const unsubscribed = 'You are unsubscribed';
export const unsubscribedText = 'The digest will not come again. You can choose it anew in the settings.';
export const linkBroken = 'This link is not complete';
export const linkBrokenText =
  'Open the link of the mail again, or choose in the settings which mails you get.';
export const openSettings = 'Open settings';
