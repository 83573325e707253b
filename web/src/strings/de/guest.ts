import { isolate } from '@tv/contract/isolate';

export const shared = (organization: string) => `${isolate(organization)} hat etwas mit Ihnen geteilt`;
export const lead = (email: string) =>
  `Bestätigen Sie, dass der Link für Sie ist: Wir senden einen Code an ${email}.`;
export const told = (organization: string) =>
  `${isolate(organization)} sieht, wann Sie es öffnen und wie weit Sie es ansehen.`;
export const sendCode = 'Code senden';
export const sending = 'Wird gesendet …';
export const enterCode = 'Geben Sie den Code ein';
export const codeSent = (email: string) => `Wir haben einen Code an ${email} gesendet. Er gilt 10 Minuten.`;
export const code = 'Code';
export const watch = 'Ansehen';
export const checking = 'Wird geprüft …';
export const sendAnother = 'Neuen Code senden';
export const sixDigits = 'Geben Sie die sechs Ziffern des Codes ein.';
export const wrongCode =
  'Das ist nicht der Code, den wir gesendet haben. Prüfen Sie ihn, und versuchen Sie es noch einmal.';
export const noCode = 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.';
export const ended = 'Das ist nicht mehr für Sie freigegeben';
export const endedText = 'Fragen Sie die Person, die es mit Ihnen geteilt hat.';
export const brokenLink = 'Dieser Link ist nicht vollständig';
export const brokenLinkText = 'Öffnen Sie den ganzen Link aus Ihrer E-Mail noch einmal.';
export const openLink = 'Öffnen Sie den Link aus Ihrer E-Mail noch einmal';
export const openLinkText =
  'Ihr Besuch ist beendet. Der Link aus der E-Mail fragt Sie nach einem neuen Code.';
export const outsideNetwork = 'Aus Ihrem Netzwerk lässt sich das nicht öffnen';
export const outsideNetworkText =
  'Fragen Sie die Person, die es mit Ihnen geteilt hat, von wo es sich öffnen lässt.';
export const sharedWith = (email: string) => `Geteilt mit ${email}`;
export const until = (date: string) => `bis ${date}`;
export const leave = 'Verlassen';
export const nothing = 'Hier ist noch nichts';
export const nothingText = 'Was hinzukommt, erscheint auf dieser Seite.';
export const gone = 'Das ist nicht mehr da';
export const goneText = 'Vielleicht wurde es zurückgezogen.';
export const speakers = 'Es sprechen';
export const download = 'Herunterladen';
export const chapters = 'Kapitel';
export const transcript = 'Transkript';
