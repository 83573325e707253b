/** Of every form and outcome on the way to an account. */
export const createAccount = 'Konto anlegen';
export const accountCreated = 'Konto erfolgreich angelegt. Bitte warten Sie, Sie werden weitergeleitet …';
export const accountReady = 'Ihr Konto ist bereit';
export const takenToSignIn = 'Sie werden zur Anmeldung weitergeleitet.';
export const signInFailed =
  'Die Anmeldeseite hat nicht geantwortet. Prüfen Sie Ihr Netzwerk und melden Sie sich dann an.';
export const haveAccount = 'Haben Sie schon ein Konto?';

export const organizationName = 'Name der Organisation';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const phoneNumber = 'Telefonnummer';
export const phoneHelp = 'Mit Landesvorwahl, zum Beispiel +49 30 1234567.';
export const wrongPhone =
  'Geben Sie die Nummer mit Landesvorwahl an, zum Beispiel +49 30 1234567, oder lassen Sie das Feld leer.';
export const checkField = 'Prüfen Sie Ihre Angabe.';
export const nameTaken =
  'Eine Organisation mit diesem Namen gibt es bereits. Wählen Sie einen anderen Namen.';
export const restrictedDomain =
  'Mit einer Adresse dieser Domain können Sie sich hier nicht registrieren. Verwenden Sie die Adresse Ihrer Organisation.';

export const expired = 'Dieser Link ist abgelaufen';
export const setUpAlready = 'Ihr Konto ist bereits eingerichtet';
export const setUpAlreadyText = 'Melden Sie sich mit Ihrer E-Mail-Adresse an, um loszulegen.';
export const deactivated = 'Dieser Registrierungslink wurde deaktiviert';
export const deactivatedText = 'Bitte wenden Sie sich an die Person, die ihn mit Ihnen geteilt hat.';
export const unknownLink = 'Dieser Link ist ungültig';
export const unknownLinkText =
  'Vielleicht wurde er abgeschnitten. Öffnen Sie noch einmal den vollständigen Link aus der E-Mail.';
export const planFull =
  'Dieser Tarif hat seine Nutzergrenze erreicht. Bitte wenden Sie sich an die Person, die diesen Link mit Ihnen geteilt hat.';

export const resend = 'Erneut senden';
export const resent = 'Die E-Mail wurde erneut gesendet';
export const restBeforeNext = (seconds: number) =>
  `Eine weitere E-Mail können Sie in ${inWords(seconds)} anfordern.`;
export const checkInbox = 'Sehen Sie in Ihr Postfach';

function inWords(seconds: number): string {
  const [count, one, many] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'Sekunde', 'Sekunden']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'Minute', 'Minuten']
        : [Math.ceil(seconds / 3600), 'Stunde', 'Stunden'];
  return `${count} ${count === 1 ? one : many}`;
}
