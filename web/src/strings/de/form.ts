export const requiredField = 'Dieses Feld ist erforderlich';
export const invalidEmail = 'Ungültiges E-Mail-Format';
export const email = 'E-Mail';
export const password = 'Passwort';
export const showPassword = 'Passwort anzeigen';
export const hidePassword = 'Passwort verbergen';
export const optional = '(freiwillig)';
export const sending = 'Wird gesendet …';
export const tooManyTries = (minutes: number) =>
  `Zu viele Versuche. Versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} erneut.`;
export const pleaseWait = 'Bitte warten …';
