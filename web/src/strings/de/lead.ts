export const title = 'Hallo vom Produkt';
export const lead = 'Hinterlassen Sie Ihre E-Mail-Adresse. Wir melden uns bei Ihnen und zeigen Ihnen alles.';
export const signUp = 'Registrieren';
export const notRobot = 'Ich bin kein Roboter';
export const checking = 'Wird geprüft …';
export const verified = 'Bestätigt';
export const checkFailed =
  'Die Prüfung ist fehlgeschlagen. Setzen Sie das Häkchen, um es erneut zu versuchen.';
export const checkExpired = 'Die Prüfung ist abgelaufen. Setzen Sie das Häkchen erneut.';
export const thankYou = 'Vielen Dank';
export const confirmationSent = (email: string) =>
  `Wir haben eine Bestätigung per E-Mail an ${email} gesendet.`;
export const goOn = 'Weiter';
