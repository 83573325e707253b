/** Of a sign-in that did not end in a session: what happened, and what to do. */
export const failed = 'Anmeldung fehlgeschlagen';
export const mismatchText =
  'Die Anmeldung wurde nicht abgeschlossen, oder sie hat zu lange gedauert. Versuchen Sie es erneut.';
export const unreachable = 'Anmelden ist gerade nicht möglich';
export const unreachableText =
  'Der Anmeldedienst antwortet nicht. Prüfen Sie Ihre Verbindung, oder versuchen Sie es in einigen Minuten erneut.';
export const denied = 'Sie wurden nicht angemeldet';
export const deniedText =
  'Die Anmeldung wurde abgebrochen, oder Ihr Konto darf hier nicht verwendet werden. Versuchen Sie es erneut, oder fragen Sie einen Admin Ihrer Organisation.';
export const refusedText =
  'Der Anmeldedienst hat die Anfrage nicht angenommen. Versuchen Sie es erneut; wenn es so bleibt, wenden Sie sich an den Support.';
export const notAccepted = 'Ihre Anmeldung wurde nicht angenommen';
export const notAcceptedText =
  'Sie haben sich angemeldet, aber der Dienst nimmt es nicht an. Wahrscheinlich geht eine Uhr falsch: Prüfen Sie die Uhrzeit dieses Geräts, und versuchen Sie es in einigen Minuten erneut.';
export const notSetUp = 'Die Anmeldung ist noch nicht eingerichtet';
export const notSetUpText =
  'Sie haben sich angemeldet, und es liegt nicht an Ihnen: Das Portal und Ihr Anmeldedienst sind nicht aufeinander eingestellt. Informieren Sie Ihren Admin; das Protokoll des Dienstes nennt den Grund.';
export const cameBackText = 'Melden Sie sich an, um fortzufahren.';
export const mayCloseAndRetry =
  'Schließen Sie dieses Fenster, und versuchen Sie es dort erneut, wo Sie begonnen haben.';
export const sessionEnded = 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.';
