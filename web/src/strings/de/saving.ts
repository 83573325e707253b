import { isolate } from '@tv/contract/isolate';

export const save = 'Merken';
export const saved = 'Gemerkt';
export const toPlaylist = 'in der Playlist';
export const savedToPlaylist = 'In der Playlist gemerkt';
export const removedFromPlaylist = 'Aus der Playlist entfernt';
export const cannotBeAdded = (title: string) =>
  `„${isolate(title)}“ kann nicht in die Playlist aufgenommen werden. Versuchen Sie es später erneut.`;
export const couldNotRemove =
  'Konnte gerade nicht aus der Playlist entfernt werden. Versuchen Sie es später erneut';

export const follow = 'Folgen';
export const following = 'Gefolgt';
export const couldNotFollow =
  'Der Kategorie kann gerade nicht gefolgt werden. Versuchen Sie es später erneut';
export const couldNotUnfollow =
  'Das Folgen konnte gerade nicht beendet werden. Versuchen Sie es später erneut';

export const remindMe = 'Erinnern';
export const reminderSet = 'Erinnerung gesetzt';
export const reminderRemoved = 'Erinnerung entfernt';
export const couldNotSetReminder =
  'Die Erinnerung konnte gerade nicht gesetzt werden. Versuchen Sie es später erneut';
export const couldNotRemoveReminder =
  'Die Erinnerung konnte gerade nicht entfernt werden. Versuchen Sie es später erneut';
export const needsAccess = 'Um das zu nutzen, brauchen Sie Zugang zu dieser Organisation';
