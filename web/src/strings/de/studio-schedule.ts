import { number, plural } from './locale.ts';

export const schedule = 'Zeitplan';
export const views = { month: 'Monat', week: 'Woche' };
export const view = 'Ansicht';
export const previous = { month: 'Voriger Monat', week: 'Vorige Woche' };
export const next = { month: 'Nächster Monat', week: 'Nächste Woche' };
export const today = 'Heute';
export const timeZone = (zone: string) => `Zeiten in Ihrer Zeitzone: ${zone}`;
export const moveHelp =
  'Alt und die Pfeiltasten verschieben einen Eintrag; Z nimmt das letzte Verschieben zurück.';
export const move = 'Verschieben';
export const moveEntry = (title: string) => `„${title}“ verschieben`;
export const events = {
  publish: { coming: 'Wird veröffentlicht', done: 'Veröffentlicht' },
  unpublish: { coming: 'Wird zurückgezogen', done: 'Zurückgezogen' },
  linkEnd: { coming: 'Öffentlicher Link endet', done: 'Öffentlicher Link endete' },
};
export const reminders = (count: number) =>
  plural(count, { one: '# Person wird erinnert', other: '# Personen werden erinnert' }, number(count));
export const nothing = 'In dieser Zeit ist nichts geplant und wurde nichts veröffentlicht.';
export const notAll = 'Es gibt mehr, als der Kalender zeigt. Sehen Sie eine kürzere Zeit an.';
export const moved = (title: string, moment: string) => `„${title}“ verschoben auf ${moment}`;
export const movedBack = 'Das Verschieben ist zurückgenommen.';
export const past = 'Ein Eintrag lässt sich nur in die Zukunft verschieben.';
export const unexpected = 'Das ließ sich nicht verschieben. Versuchen Sie es noch einmal.';
