export const title = 'Kostenlos testen';
export const start = 'Kostenlos testen';
export const startAction = 'Test starten';
/** Before the address. */
export const startFor = 'Benennen Sie Ihre Organisation und richten Sie ihr erstes Konto ein:';
export const lead =
  'Ein Portal für Video und Audio in Ihrer Organisation. Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link zum Start.';
export const sendLink = 'Link senden';
export const sentTo = (address: string) =>
  `Wir haben einen Link an ${address} gesendet. Öffnen Sie ihn innerhalb von 7 Tagen. Falls Sie ihn nicht finden, sehen Sie im Spam-Ordner nach.`;
export const askAgain = 'Erneut anfragen';
export const askAgainText = 'Fragen Sie den kostenlosen Test erneut an, um einen neuen zu erhalten.';
export const loadAnew = 'Laden Sie die Seite neu und versuchen Sie es noch einmal.';
