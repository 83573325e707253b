import { isolate } from '@tv/contract/isolate';

/** Für wen etwas freigegeben ist, der nicht zur Organisation gehört. Für die, die es verwalten. */
export const guests = 'Gäste';
export const help =
  'Geben Sie es für eine Adresse außerhalb frei. Gäste bestätigen die Adresse mit einem Code und brauchen kein Konto.';
export const off = 'Die Richtlinien dieser Organisation erlauben keine Gäste.';
export const email = 'E-Mail-Adresse';
export const until = 'Bis';
export const mayDownload = 'Darf herunterladen, wo Downloads erlaubt sind';
export const share = 'Freigeben';
export const sharing = 'Wird freigegeben …';
export const shared = (email: string) => `Für ${isolate(email)} freigegeben.`;
export const nobody = 'Noch für niemanden freigegeben.';
export const openUntil = (date: string) => `Bis ${date}`;
export const over = (date: string) => `Beendet am ${date}`;
export const notOpened = 'noch nicht geöffnet';
export const opened = (date: string) => `geöffnet am ${date}`;
export const watched = (share: string) => `${share} angesehen`;
export const watchedItems = (count: number) =>
  count === 1 ? '1 Inhalt abgespielt' : `${count} Inhalte abgespielt`;
export const download = 'mit Download';
export const copyLink = (email: string) => `Link für ${isolate(email)} kopieren`;
export const copied = 'Link kopiert.';
export const notCopied = 'Der Link konnte nicht kopiert werden.';
export const end = (email: string) => `Für ${isolate(email)} beenden`;
export const ended = (email: string) => `Nicht mehr für ${isolate(email)} freigegeben.`;
export const problems = {
  'guests.member':
    'Ein Mitglied hat diese Adresse. Senden Sie stattdessen den Link der Seite: Mitglieder melden sich dort an.',
  'guests.unpublished': 'Veröffentlichen Sie den Inhalt zuerst. Gäste öffnen nur, was veröffentlicht ist.',
  'guests.past': 'Wählen Sie einen Tag in der Zukunft.',
  'guests.off': off,
  'guests.tooManyOfOne': 'Mehr Gäste sind hier nicht möglich. Beenden Sie zuerst eine Freigabe.',
  'guests.tooMany': 'Mehr Gäste sind in Ihrer Organisation nicht möglich. Beenden Sie zuerst eine Freigabe.',
  'people.notAnEmail': 'Geben Sie eine Adresse wie name@example.com ein.',
};
export const tooLong = (days: number) => `Wählen Sie einen Tag in den nächsten ${days} Tagen.`;
export const tooOften = 'Zu viele Einladungen. Versuchen Sie es später noch einmal.';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
