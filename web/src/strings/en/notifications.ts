export const title = 'Email notifications';
export const news = 'New in the categories you follow';
export const newsOff = 'Off';
export const newsDaily = 'Daily';
export const newsWeekly = 'Weekly';
export const newsHelp: Readonly<Record<'off' | 'daily' | 'weekly', string>> = {
  off: 'You get no emails about what is new in the categories you follow.',
  daily: 'You get an email every morning if there is something new in the categories you follow.',
  weekly: 'You get an email every Monday morning if there is something new in the categories you follow.',
};
export const notLoaded = 'Your settings could not be loaded.';
export const notSaved = 'Your settings could not be saved. Try again later.';
export const device = 'Notifications on this device';
export const turnOn = 'Turn on for this device';
export const turnOff = 'Turn off for this device';
export const deviceHelp: Readonly<Record<'on' | 'off' | 'blocked' | 'unsupported', string>> = {
  on: 'This device notifies you when something you are waiting for is published, and when your digest arrives.',
  off: 'Your browser can notify you when something you are waiting for is published, even while this page is closed.',
  blocked:
    'Your browser blocks notifications from this site. Allow them in its settings, then reload this page.',
  unsupported: 'This browser does not support notifications from websites. Reminders come by email.',
};
export const deviceFailed = 'The notification service of this device could not be reached. Try again later.';

export const waysTitle = 'What you are notified about';
export const waysHelp =
  'Notifications in the portal stay behind the bell for 90 days. Choose above how often you get the email with what is new. You get an email about a file only if the service crashed each time it processed the file.';
export const ways = { notice: 'In the portal', mail: 'By email', push: 'On my devices' };
export const reminders = 'Items you set a reminder for';
export const submissions = 'Replies to your submissions';
export const reviews = 'Items to review or ready to publish';
export const uploads = 'Files that could not be processed';

export const unsubscribeTitle = 'Stop the digest?';
export const unsubscribeText = 'You will no longer get emails about new items in the categories you follow.';
export const unsubscribe = 'Unsubscribe';
export const stayWithDigest = 'Keep the digest';
export const unsubscribed = 'You are unsubscribed';
export const unsubscribedText = 'You will not get the digest again. You can turn it back on in the settings.';
export const linkBroken = 'This link is incomplete';
export const linkBrokenText =
  'Open the link in the email again, or choose in the settings which emails you get.';
export const openSettings = 'Open settings';
