/** Of the pages between being nobody here and being let in. */
export const signedIn = 'Sie sind angemeldet';
export const mayClose = 'Sie können dieses Fenster schließen.';
export const notSignedIn = 'Sie sind nicht angemeldet';
export const redirecting = 'Bitte warten Sie, Sie werden weitergeleitet …';
export const signedOutTitle = 'Abgemeldet';
export const signedOut = 'Sie sind jetzt abgemeldet';
export const signBackIn = 'Wieder anmelden';
export const newHereTitle = 'Neu hier';
export const newHere = 'Sie sind neu hier';
export const notLetIn =
  'Sie sind angemeldet, aber noch keine Organisation hat Sie aufgenommen. Bitten Sie einen Admin Ihrer Organisation um eine Einladung und versuchen Sie es dann erneut.';
export const unverified = 'Ihre E-Mail-Adresse ist nicht bestätigt';
export const unverifiedText =
  'Sie haben sich angemeldet, aber der Anmeldedienst hat dem Portal Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, wenn Sie können; andernfalls bitten Sie Ihren Admin, das einzurichten.';
export const signInToGoOn =
  'Melden Sie sich an, oder bitten Sie einen Admin Ihrer Organisation um eine Einladung.';
export const noAccessTitle = 'Kein Zugang';
export const noAccess = 'Sie haben keinen Zugang';
export const noAccessText =
  'Ihr Konto ist hier nicht aktiv. Bitten Sie einen Admin Ihrer Organisation, Ihnen Zugang zu geben, oder melden Sie sich mit einem anderen Konto an.';
