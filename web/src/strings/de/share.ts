import { isolate } from '@tv/contract/isolate';

export const share = 'Teilen';
export const copyLink = 'Link kopieren';
export const email = 'E-Mail';
export const embed = 'In eine Seite einbetten';
export const embedCode = 'Code zum Einbetten';
export const copyCode = 'Code kopieren';
export const startAt = 'Beginnen bei';
export const startTime = 'Startzeit';
export const wrongTime = (end: string) => `Geben Sie eine Zeit vor ${end} an, zum Beispiel 1:30.`;
export const internalLink = 'Interner Link';
export const internalNote = 'Nur für interne Nutzer. Anmeldung erforderlich.';
export const publicLink = 'Öffentlicher Link';
export const publicNote = 'Jeder im Internet kann dies ansehen. Keine Anmeldung erforderlich.';
export const lockedNote =
  'Jeder im Internet kann dies mit dem Passwort ansehen. Keine Anmeldung erforderlich.';
export const mailSubject = (title: string) => `Hier ist Ihr Link zu ${isolate(title)}`;
export const copied = 'Link in die Zwischenablage kopiert';
export const notCopied = 'Der Link konnte gerade nicht kopiert werden. Versuchen Sie es später erneut';
