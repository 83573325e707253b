import type { TextsOf } from '@tv/contract/reason';
import type { requestReasons } from '@tv/contract/reasons/requests';
import { number, plural } from './locale.ts';

export const texts: TextsOf<typeof requestReasons> = {
  'request.notForTheWeb': 'Der Dienst hat das nicht angenommen.',
  'request.malformed':
    'Der Dienst konnte das nicht lesen. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  'request.tooLarge': 'Das ist zu groß.',
  'request.notFound': 'Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.',
  'request.failed': 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  'request.away':
    'Die Datenbank oder ein anderer Dienst des Portals antwortet nicht. Versuchen Sie es in einer Minute noch einmal.',
  'request.tooManyTries': 'Zu viele Versuche. Versuchen Sie es in {wait:duration} noch einmal.',
  'request.busy': 'Gerade melden sich viele Menschen an. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'access.signIn': 'Sie sind nicht mehr angemeldet. Melden Sie sich noch einmal an.',
  'access.unusableToken': 'Das Portal kann Ihre Anmeldung nicht verwenden. Wenden Sie sich an einen Admin.',
  'access.providerSilent': 'Der Anmeldedienst antwortet nicht. Versuchen Sie es in einer Minute noch einmal.',
  'access.role': 'Ihre Rolle erlaubt das nicht.',
  'access.noAccount': 'Dieses Konto hat noch keinen Zugang.',
  'access.seenAs': 'Das geht nicht, solange Sie das Portal wie jemand anderes sehen. Beenden Sie das zuerst.',
  'access.seenAsEnded': 'Sie sehen das Portal nicht mehr wie jemand anderes. Beginnen Sie noch einmal.',
  'access.inactive': 'Dieses Konto ist deaktiviert.',
  'access.networks':
    'Ihre Organisation erlaubt den Zugang zum Portal nur aus ihren eigenen Netzen. Verbinden Sie sich mit einem davon.',
  'access.adminsOnly': 'Das können nur Admins. Wenden Sie sich an einen Admin.',
  'access.managersOnly': 'Das können nur die Organisationsverwaltung und Admins. Wenden Sie sich dorthin.',
  'access.reviewersOnly':
    'Das können nur die Organisationsverwaltung, Admins und Mitglieder, die prüfen dürfen. Wenden Sie sich dorthin.',
  'field.missing': 'Hier fehlt etwas.',
  'field.unknown':
    'Diese Seite ist älter als der Dienst. Laden Sie sie neu, und versuchen Sie es noch einmal.',
  'field.type': 'Dieser Wert hat den falschen Typ.',
  'field.tooShort': ({ least }) =>
    least === 1 ? 'Hier fehlt etwas.' : `Geben Sie mindestens ${number(least)} Zeichen ein.`,
  'field.tooLong': 'Geben Sie höchstens {most:number} Zeichen ein.',
  'field.tooFew': ({ least }) =>
    plural(least, {
      one: 'Mindestens # Eintrag ist nötig.',
      other: 'Mindestens # Einträge sind nötig.',
    }),
  'field.tooMany': ({ most }) =>
    plural(most, { one: 'Höchstens # Eintrag ist möglich.', other: 'Höchstens # Einträge sind möglich.' }),
  'field.tooSmall': 'Der kleinste Wert ist {least:number}.',
  'field.tooLarge': 'Der größte Wert ist {most:number}.',
  'field.repeated': 'Derselbe Eintrag kommt zweimal vor.',
  'field.notOneOf': 'Das ist keiner der möglichen Werte.',
  'field.email': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  'field.address': 'Geben Sie eine Adresse wie https://www.example.com ein.',
  'field.instant': 'Geben Sie ein Datum und eine Uhrzeit ein.',
  'field.date': 'Geben Sie ein Datum ein.',
  'field.form': 'Das hat das falsche Format.',
  'field.line': 'Geben Sie eine Zeile ohne Steuerzeichen ein.',
  'field.filledLine': 'Geben Sie eine lesbare Zeile ohne Steuerzeichen ein.',
  'field.lines': 'Entfernen Sie die Steuerzeichen.',
  'field.noText': 'Das enthält ungültige Zeichen.',
  'field.infinite': 'Diese Zahl ist zu groß.',
  'field.invalid': 'Das ist nicht gültig.',
  'field.timeZone': 'Geben Sie eine Zeitzone wie Europe/Berlin ein.',
  'field.taken': 'Das ist schon vergeben. Wählen Sie etwas anderes.',
  'field.future': 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  'field.past': 'Das liegt in der Zukunft. Planen Sie den Inhalt stattdessen.',
  'field.picture': 'Wählen Sie ein Bild als PNG, JPEG, WebP oder AVIF.',
  'field.bodyTooLong': 'Die Datei ist größer als {most:size}.',
  'field.bodyEmpty': 'Die Datei ist leer.',
  'period.days': 'Dieser Zeitraum lässt sich nicht wählen.',
  'period.otherEnd': 'Wählen Sie Anfang und Ende des Zeitraums.',
  'period.backwards': 'Der Zeitraum endet, bevor er beginnt.',
  'period.years': 'Wählen Sie einen Tag der Jahre 2000 bis 2999.',
  'period.tooLong': 'Der Zeitraum ist länger als {most:number} Tage.',
  'period.end': 'Der Zeitraum endet, bevor er beginnt.',
  'period.calendar': 'Der Zeitraum ist länger als {most:number} Tage.',
};
