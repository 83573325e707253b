export const comingSoon = 'Coming soon';
export const empty = 'Nothing announced yet';
export const emptyText = 'Scheduled items appear here before they are published.';
export const home = 'Home';
export const all = 'All';
export const reminders = 'My reminders';
export const noReminders = 'No reminders';
export const noRemindersText = 'Press Remind me on anything that is coming soon, and you will find it here.';
