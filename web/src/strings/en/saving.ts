import { isolate } from '@tv/contract/isolate';

/** Saving, following and reminders: their buttons, and what is said when they are done or fail. */
export const save = 'Save';
export const saved = 'Saved';
/** Ends both for people who hear them. */
export const toPlaylist = 'to playlist';
export const savedToPlaylist = 'Saved to Playlist';
export const removedFromPlaylist = 'Removed from Playlist';
export const cannotBeAdded = (title: string) =>
  `${isolate(title)} can't be added to playlist. Try again later.`;
export const couldNotRemove = 'Could not remove from playlist at this time. Try again later';

export const follow = 'Follow';
export const following = 'Following';
export const couldNotFollow = 'Could not follow category at this time. Try again later';
export const couldNotUnfollow = 'Could not unfollow category at this time. Try again later';

export const remindMe = 'Remind me';
export const reminderSet = 'Reminder set';
export const reminderRemoved = 'Reminder removed';
export const couldNotSetReminder = 'Could not set reminder at this time. Try again later';
export const couldNotRemoveReminder = 'Could not remove reminder at this time. Try again later';
export const needsAccess = 'You need to have access to the organization to use this feature';
