import { isolate } from '@tv/contract/isolate';

export const join = (organization: string) => `${isolate(organization)} beitreten`;
export const lead =
  'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie bestätigen, dass sie Ihnen gehört.';
export const askForLink =
  'Bitten Sie die Person, die diesen Registrierungslink mit Ihnen geteilt hat, um einen neuen.';
export const yourAddress = 'Ihre E-Mail-Adresse';
export const sentTo = (address: string, organization: string) =>
  `Wir haben einen Link an ${address} gesendet. Öffnen Sie ihn innerhalb von 24 Stunden, um Ihr Konto bei ${isolate(organization)} einzurichten. Falls Sie ihn nicht finden, sehen Sie im Spam-Ordner nach.`;
export const confirmAddress = 'E-Mail-Adresse bestätigen';
export const registerAgain = 'Erneut registrieren';
export const registerAgainText = 'Registrieren Sie sich erneut, um einen neuen zu erhalten.';
export const notRegistered = 'Sie sind nicht registriert';
export const notRegisteredText =
  'Dieser Registrierungslink ist ungültig. Bitten Sie die Person, die ihn mit Ihnen geteilt hat, um einen neuen, oder melden Sie sich an, wenn Sie ein Konto haben.';
