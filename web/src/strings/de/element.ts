export const notFound = 'Das ist nicht verfügbar';
export const mayBeGone = 'Vielleicht wurde es entfernt, oder es ist nicht für alle bestimmt.';
export const signedOut = 'Ihre Anmeldung ist abgelaufen';
export const signInAgain = 'Melden Sie sich wieder an, um das anzusehen.';
export const refused = 'Sie können das hier nicht ansehen';
export const askManager = 'Wenden Sie sich an die Person, die Ihnen diese Seite gezeigt hat.';
export const siteRefused = 'Diese Website kann das nicht abspielen';
export const siteNotListed = (address: string) =>
  `Die Organisation hat ${address} nicht erlaubt, ihre Inhalte abzuspielen.`;
export const away = 'Das Portal ist nicht erreichbar';
export const checkNetwork = 'Prüfen Sie Ihr Netz, und versuchen Sie es noch einmal.';
export const busy = 'Das Portal hat ein Problem';
export const waitABit = 'Versuchen Sie es gleich noch einmal.';
export const tryAgain = 'Noch einmal versuchen';
