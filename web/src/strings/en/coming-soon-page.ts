export const comingSoon = 'Coming soon';
export const empty = 'Nothing is announced';
export const emptyText = 'What has a date of publication is shown here before it comes.';
export const home = 'Home';
export const all = 'All';
export const reminders = 'My reminders';
export const noReminders = 'No reminders';
export const noRemindersText = 'Press Remind me on anything that is coming, and it waits for you here.';
