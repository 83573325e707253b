import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const schedule = 'Zeitplan';
export const views = { month: 'Monat', week: 'Woche' };
export const view = 'Ansicht';
export const previous = { month: 'Voriger Monat', week: 'Vorige Woche' };
export const next = { month: 'Nächster Monat', week: 'Nächste Woche' };
export const today = 'Heute';
export const timeZone = (zone: string) => `Zeiten in Ihrer Zeitzone: ${zone}`;
export const moveHelp =
  'Alt mit den Pfeiltasten verschiebt einen Eintrag; Z macht das letzte Verschieben rückgängig.';
export const move = 'Verschieben';
export const moveEntry = (title: string) => `„${isolate(title)}“ verschieben`;
export const events = {
  publish: { coming: 'Wird veröffentlicht', done: 'Veröffentlicht' },
  unpublish: { coming: 'Wird zurückgenommen', done: 'Zurückgenommen' },
  linkEnd: { coming: 'Öffentlicher Link endet', done: 'Öffentlicher Link endete' },
};
export const reminders = (count: number) =>
  plural(count, { one: '# Erinnerung gesetzt', other: '# Erinnerungen gesetzt' }, number(count));
export const nothing = 'In diesem Zeitraum ist nichts geplant und wurde nichts veröffentlicht.';
export const notAll = 'Es gibt mehr, als der Kalender zeigen kann. Wählen Sie einen kürzeren Zeitraum.';
export const moved = (title: string, moment: string) => `„${isolate(title)}“ verschoben auf ${moment}`;
export const movedBack = 'Verschieben rückgängig gemacht.';
export const past = 'Ein Eintrag lässt sich nur in die Zukunft verschieben.';
export const unexpected = 'Der Eintrag ließ sich nicht verschieben. Versuchen Sie es noch einmal.';
