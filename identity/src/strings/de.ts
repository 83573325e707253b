import { isolate } from '@tv/contract/isolate';
import { html } from '../pages/html.ts';
import { consentDe } from './consent-de.ts';
import type { Text } from './en.ts';
import { connectionsDe } from './connections-de.ts';

export const de: Text = {
  language: 'de',

  problemOn: (title) => `Problem: ${title}`,
  termsOfService: 'Nutzungsbedingungen',
  accessibility: 'Barrierefreiheit',
  backToPortal: 'Zurück zum Portal',
  backToSettings: 'Zurück zu den Sicherheitseinstellungen',
  forPerson: (email) => html`Für <strong>${email}</strong>.`,
  unseenThing: (thing) => `: ${thing}`,
  unseenName: (name) => `: ${isolate(name)}`,
  proceed: 'Weiter',
  remove: 'Entfernen',
  setUp: 'Einrichten',

  email: 'E-Mail',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  wholeEmail: 'Geben Sie die vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  password: 'Passwort',
  enterPassword: 'Geben Sie Ihr Passwort ein.',
  currentPassword: 'Aktuelles Passwort',
  enterCurrentPassword: 'Geben Sie Ihr aktuelles Passwort ein.',
  wrongCurrentPassword: 'Das ist nicht Ihr aktuelles Passwort.',
  newPassword: 'Neues Passwort',
  passwordHelp: (characters) =>
    `Verwenden Sie mindestens ${characters} Zeichen und Wörter, die niemand so zusammenstellen würde. Sie werden überall abgemeldet.`,
  passwordProblems: (least, most) => ({
    TooShort: `Verwenden Sie mindestens ${least} Zeichen.`,
    TooLong: `Verwenden Sie höchstens ${most} Zeichen.`,
    RequiresDigit: 'Verwenden Sie mindestens eine Ziffer.',
    RequiresLowercase: 'Verwenden Sie mindestens einen Kleinbuchstaben.',
    RequiresUppercase: 'Verwenden Sie mindestens einen Großbuchstaben.',
    RequiresNonAlphanumeric: 'Verwenden Sie mindestens ein Zeichen, das weder Buchstabe noch Ziffer ist.',
    TooCommon:
      'Dieses Passwort ist verbreitet oder leicht zu erraten. Wählen Sie Wörter, die niemand so zusammenstellen würde.',
    SameAsPerson: 'Verwenden Sie weder Ihren Namen noch Ihre E-Mail-Adresse als Passwort.',
  }),
  show: 'Anzeigen',
  hide: 'Verbergen',
  wait: (seconds) =>
    `Zu viele Versuche. Warten Sie ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`}, und versuchen Sie es dann erneut.`,
  busy: 'Gerade melden sich zu viele Personen gleichzeitig an. Versuchen Sie es in einigen Sekunden erneut.',

  tooManySignIns: {
    title: 'Zu viele Anmeldungen',
    text: (minutes) =>
      `Aus Ihrem Netz wurden innerhalb einer Stunde zu viele Anmeldungen begonnen. Versuchen Sie es in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} noch einmal.`,
  },
  signIn: {
    title: 'Anmelden',
    lead: (organization) => `Sehen Sie, was ${isolate(organization)} veröffentlicht.`,
    yourOrganization: 'Ihre Organisation',
    forgotten: 'Passwort vergessen?',
    network: {
      title: 'In diesem Netz nicht verfügbar',
      text: 'Ihre Organisation erlaubt den Zugang nur aus ihren eigenen Netzen. Verbinden Sie sich mit einem davon und melden Sie sich dann noch einmal an.',
    },
    closed: 'Dieses Konto ist geschlossen. Bitten Sie einen Admin Ihrer Organisation, es wieder zu öffnen.',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beide und versuchen Sie es erneut.',
    wrongPasskey:
      'Dieser Passkey ist hier nicht bekannt. Verwenden Sie Ihr Passwort, und prüfen Sie Ihre Passkeys in den Sicherheitseinstellungen.',
    passkeyFailed: 'Das hat nicht geklappt. Versuchen Sie es erneut, oder verwenden Sie Ihr Passwort.',
    withPasskey: 'Passkey verwenden',
  },
  connections: connectionsDe,
  code: {
    title: 'Code eingeben',
    label: 'Code',
    help: 'Die sechs Ziffern, die Ihre Authenticator-App gerade anzeigt, oder einer Ihrer Wiederherstellungscodes.',
    missing: 'Geben Sie den Code ein, den Ihre App anzeigt.',
    wrong:
      'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten, und versuchen Sie es dann erneut.',
  },
  device: {
    title: 'Gerät verbinden',
    lead: 'Geben Sie den Code ein, den die Kommandozeile oder Ihr Gerät anzeigt.',
    label: 'Code',
    help: 'Acht Buchstaben, wie WDJB-MJHT. Der Code gilt zehn Minuten.',
    missing: 'Geben Sie den Code ein, den das Gerät anzeigt.',
    wrong:
      'Dieser Code ist falsch, abgelaufen oder wurde schon verwendet. Prüfen Sie ihn, oder beginnen Sie am Gerät neu.',
    program: 'Die TV-Kommandozeile',
    confirmTitle: 'Haben Sie das begonnen?',
    confirm: (program) => html`<strong>${isolate(program)}</strong> möchte in Ihrem Namen handeln.`,
    confirmAs: (program, email) =>
      html`<strong>${isolate(program)}</strong> möchte in Ihrem Namen handeln, als
        <strong>${email}</strong>.`,
    compare: 'Prüfen Sie, ob die Kommandozeile oder Ihr Gerät diesen Code anzeigt.',
    askedFrom: (from) => `Angefragt von: ${from}.`,
    warning:
      'Fahren Sie nur fort, wenn Sie das selbst gerade begonnen haben. Wer Ihnen diesen Code oder diese Adresse geschickt hat, bekäme Zugriff auf Ihr Konto.',
    allow: 'Erlauben',
    cancel: 'Abbrechen',
    done: {
      title: 'Die Kommandozeile ist angemeldet',
      text: 'Sie können diese Seite schließen und dorthin zurückkehren. Abmelden können Sie sie in den Sicherheitseinstellungen.',
    },
    refused: {
      title: 'Das Gerät wurde nicht verbunden',
      text: 'Sie haben die Anfrage abgelehnt. Wenn Sie sie nicht gestellt haben, brauchen Sie nichts weiter zu tun.',
    },
  },
  consent: consentDe,
  signOut: {
    title: 'Abmelden?',
    text: 'Sie werden in diesem Browser von TV abgemeldet.',
    button: 'Abmelden',
    stay: 'Angemeldet bleiben',
    done: { title: 'Sie sind jetzt abgemeldet', text: 'Melden Sie sich wieder an, wann immer Sie möchten.' },
  },

  forgotten: {
    pageTitle: 'Passwort vergessen',
    title: 'Passwort vergessen?',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues wählen.',
    button: 'Link senden',
    sent: (email) => ({
      title: 'Sehen Sie in Ihr Postfach',
      text: `Wenn ${email} hier ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Der Link gilt 30 Minuten. Falls Sie ihn nicht finden, sehen Sie im Spam-Ordner nach.`,
    }),
  },
  expiredLink: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon verwendet, ist abgelaufen, oder ein neuerer wurde verwendet. Fordern Sie einen anderen an.',
    sendAnother: 'Neuen Link senden',
    signInToGetOne: 'Anmelden und neuen erhalten',
  },
  changePassword: 'Passwort ändern',
  savePassword: 'Passwort speichern',
  passwordChanged: {
    title: 'Ihr Passwort wurde geändert',
    text: 'Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort wieder an.',
  },
  confirmEmail: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Danach können Sie sich anmelden.',
    button: 'Bestätigen',
    sent: (email) =>
      `Eine E-Mail mit einem Link ist an ${email} unterwegs. Öffnen Sie ihn, und melden Sie sich dann erneut an. Der Link gilt 24 Stunden.`,
    done: {
      title: 'Ihre E-Mail-Adresse ist bestätigt',
      text: 'Melden Sie sich an, um loszulegen.',
    },
  },

  settings: {
    title: 'Sicherheitseinstellungen',
    lead: (email) => html`Sie sind angemeldet als <strong>${email}</strong>.`,
    change: 'Ändern',
    renew: 'Erneuern',
    manage: 'Verwalten',
    passwordChanged: (when) => `Geändert ${when}`,
    passwordSet: 'Festgelegt',
    on: 'Ein',
    off: 'Aus',
    codesLeft: (codes) => `${codes} übrig`,
    passkeys: (count) => (count === 0 ? 'Keine' : count === 1 ? '1 Passkey' : `${count} Passkeys`),
    applications: {
      title: 'Anwendungen mit Zugriff',
      dates: (given, used) =>
        used ? `Erlaubt ${given}, zuletzt verwendet ${used}` : `Erlaubt ${given}, noch nicht verwendet`,
      end: 'Zugriff beenden',
    },
    sessions: 'Wo Sie angemeldet sind',
    thisSession: (signedIn) => `Dieser Browser, angemeldet ${signedIn}`,
    otherSession: (seen, signedIn) => `Zuletzt gesehen ${seen}, angemeldet ${signedIn}`,
    end: 'Beenden',
    unseenSession: (device, signedIn) => `: Sitzung mit ${device}, angemeldet ${signedIn}`,
    signOutEverywhere: 'Überall abmelden',
    signedOut: {
      title: 'Sie sind abgemeldet',
      text: 'Dieser Browser ist abgemeldet. Andere bleiben angemeldet.',
    },
    signedOutEverywhere: {
      title: 'Sie sind überall abgemeldet',
      text: 'Andere Geräte werden innerhalb einer Minute abgemeldet, und die Adresse Ihres persönlichen Feeds gilt nicht mehr.',
    },
    signInFirst: {
      title: 'Melden Sie sich zuerst an',
      text: 'Gehen Sie zum Portal, melden Sie sich an, und öffnen Sie die Sicherheitseinstellungen in Ihrem Menü.',
    },
  },
  onDevice: (browser, system) => `${browser} auf ${system}`,
  commandLine: 'Kommandozeile',
  unknownDevice: 'Unbekanntes Gerät',
  justNow: 'gerade eben',
  onDate: (date) => `am ${date}`,

  authenticator: {
    title: 'Authenticator-App',
    addLead:
      'Mit einer App, die alle 30 Sekunden einen neuen Code anzeigt, reicht Ihr Passwort allein zum Anmelden nicht mehr aus.',
    required:
      'Ihre Organisation verlangt bei der Anmeldung einen zweiten Schritt: einen Code einer Authenticator-App. Richten Sie ihn jetzt ein, um fortzufahren.',
    scan: (address) =>
      html`Scannen Sie dies mit der App, oder <a href="${address}">öffnen Sie es auf diesem Gerät</a>.`,
    picture: 'QR-Code zum Scannen mit der App',
    noCamera: 'Keine Kamera? Geben Sie diesen Schlüssel in die App ein:',
    codeHelp: 'Die sechs Ziffern, die die App gerade anzeigt.',
    wrongCode:
      'Dieser Code ist falsch. Warten Sie auf den nächsten in der App, und prüfen Sie die Uhr des Geräts.',
    turnOn: 'Einschalten',
    isOn: 'Authenticator-App ist eingeschaltet',
    removeTitle: 'Authenticator-App entfernen',
    removeLead: 'Sie melden sich dann wieder nur mit Ihrem Passwort an.',
    codesInstead: 'Stattdessen neue Wiederherstellungscodes erstellen',
    removed: {
      title: 'Authenticator-App ist ausgeschaltet',
      text: 'Löschen Sie auch den Eintrag in der App. Ihre Wiederherstellungscodes gelten nicht mehr.',
    },
  },
  recoveryCodes: {
    name: 'Wiederherstellungscodes',
    renewTitle: 'Neue Wiederherstellungscodes',
    renewLead:
      'Sie erhalten zehn neue Codes für den Fall, dass Sie die App nicht zur Hand haben. Die alten gelten dann nicht mehr.',
    renew: 'Neue Codes erstellen',
    lead: 'Bewahren Sie diese Wiederherstellungscodes dort auf, wo Sie sie ohne die App finden. Jeder gilt einmal, anstelle eines Codes der App. Sie werden nicht noch einmal angezeigt.',
  },
  passkeys: {
    title: 'Passkeys',
    some: 'Jeder davon meldet Sie ohne Ihr Passwort an.',
    none: 'Sie haben noch keinen.',
    notUsed: (added) => `Hinzugefügt ${added}, noch nicht verwendet`,
    used: (added, used) => `Hinzugefügt ${added}, verwendet ${used}`,
    addTitle: 'Passkey hinzufügen',
    addLead:
      'Ein Passkey wird auf diesem Gerät oder in Ihrem Passwort-Manager gespeichert und meldet Sie mit Fingerabdruck, Gesicht oder PIN an.',
    nameLead: 'Geben Sie ihm einen Namen, der sagt, wo er liegt. Nach dem Rest fragt Ihr Gerät.',
    name: 'Name',
    nameHelp: 'Zum Beispiel: Laptop, Telefon, Passwort-Manager.',
    create: 'Passkey erstellen',
    createFailed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
    needsScript:
      'Um einen Passkey hinzuzufügen, brauchen Sie JavaScript. Schalten Sie es für diese Seite ein.',
    notInBrowser: 'Dieser Browser unterstützt keine Passkeys. Versuchen Sie es mit einem anderen.',
    back: 'Zurück zu den Passkeys',
    notAdded: {
      title: 'Der Passkey wurde nicht hinzugefügt',
      text: 'Er wurde schon hinzugefügt, es sind zu viele, oder es hat zu lange gedauert. Entfernen Sie ihn von Ihrem Gerät, und versuchen Sie es erneut.',
    },
    removeTitle: 'Passkey entfernen',
    removeLead: (name) => `„${isolate(name)}“ meldet Sie dann nicht mehr an.`,
  },

  problems: {
    session_not_found: {
      title: 'Diese Anmeldung ist beendet',
      text: 'Sie war zu lange offen oder ging in einem anderen Tab weiter. Gehen Sie zurück zum Portal, und melden Sie sich von dort an.',
    },
    invalid_redirect_uri: {
      title: 'Diese Adresse ist nicht registriert',
      text: 'Die Anmeldung sollte zu einer Adresse zurückführen, die nicht registriert ist. Kommen Sie von einer Anwendung, so sagen Sie deren Admin Bescheid. Öffnen Sie sonst das Portal mit der Schaltfläche unten, und melden Sie sich von dort an.',
    },
    not_found: {
      title: 'Diese Seite gibt es nicht',
      text: 'Die Adresse enthält vielleicht einen Tippfehler, oder die Seite ist umgezogen.',
    },
    server_error: {
      title: 'Anmelden ist gerade nicht möglich',
      text: 'Bei uns ist ein Fehler aufgetreten. Warten Sie eine Minute, und versuchen Sie es erneut; wenn es so bleibt, sagen Sie Ihrem Admin Bescheid.',
    },
    crossOrigin: {
      title: 'Diese Anfrage kam von einer anderen Website',
      text: 'Öffnen Sie die Seite vom Portal aus, und versuchen Sie es erneut.',
    },
    other: {
      title: 'Diese Anmeldung kann nicht fortgesetzt werden',
      text: 'Die Anfrage, die diese Seite geöffnet hat, ist unvollständig. Gehen Sie zurück zum Portal, und melden Sie sich von dort an.',
    },
  },
  forAdmin: (detail) => `Für den Admin: ${detail}.`,
};
