import { html } from '../pages/html.ts';
import type { Text } from './en.ts';

export const de: Text = {
  language: 'de',

  problemOn: (title) => `Problem: ${title}`,
  termsOfService: 'Nutzungsbedingungen',
  backToPortal: 'Zurück zum Portal',
  backToSettings: 'Zurück zu den Sicherheitseinstellungen',
  forPerson: (email) => html`Für <strong>${email}</strong>.`,
  unseenThing: (thing) => `: ${thing}`,
  unseenName: (name) => `: ${name}`,
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
    `Mindestens ${characters} Zeichen; Wörter, die niemand so zusammenstellen würde. Sie werden überall abgemeldet.`,
  passwordProblems: (least, most) => ({
    TooShort: `Verwenden Sie mindestens ${least} Zeichen.`,
    TooLong: `Verwenden Sie höchstens ${most} Zeichen.`,
    RequiresDigit: 'Verwenden Sie mindestens eine Ziffer.',
    RequiresLowercase: 'Verwenden Sie mindestens einen Kleinbuchstaben.',
    RequiresUppercase: 'Verwenden Sie mindestens einen Großbuchstaben.',
    RequiresNonAlphanumeric: 'Verwenden Sie mindestens ein Zeichen, das weder Buchstabe noch Ziffer ist.',
    TooCommon:
      'Viele verwenden dieses Passwort, oder es ist leicht zu erraten. Wählen Sie Wörter, die niemand so zusammenstellen würde.',
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
      `In Ihrem Netz wurden innerhalb einer Stunde sehr viele Anmeldungen begonnen. Versuchen Sie es in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} noch einmal.`,
  },
  signIn: {
    title: 'Anmelden',
    lead: (organization) => `Sehen Sie, was ${organization} veröffentlicht.`,
    yourOrganization: 'Ihre Organisation',
    forgotten: 'Passwort vergessen?',
    network: {
      title: 'Nicht in diesem Netz',
      text: 'Ihre Organisation öffnet das Portal nur in ihren eigenen Netzen. Verbinden Sie sich mit einem davon und melden Sie sich dann noch einmal an.',
    },
    closed: 'Dieses Konto ist geschlossen. Bitten Sie einen Admin Ihrer Organisation, es wieder zu öffnen.',
    wrong: 'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beide und versuchen Sie es erneut.',
    wrongPasskey:
      'Mit diesem Passkey meldet sich hier niemand an. Verwenden Sie Ihr Passwort, und sehen Sie in den Sicherheitseinstellungen Ihre Passkeys durch.',
    passkeyFailed: 'Das hat nicht geklappt. Versuchen Sie es erneut, oder verwenden Sie Ihr Passwort.',
    withPasskey: 'Passkey verwenden',
  },
  code: {
    title: 'Code eingeben',
    label: 'Code',
    help: 'Die sechs Ziffern, die Ihre Authenticator-App gerade anzeigt, oder einer Ihrer Wiederherstellungscodes.',
    missing: 'Geben Sie den Code ein, den Ihre App anzeigt.',
    wrong:
      'Dieser Code stimmt nicht oder wurde schon verwendet. Warten Sie auf den nächsten, und versuchen Sie es dann erneut.',
  },
  device: {
    title: 'Kommandozeile verbinden',
    lead: 'Geben Sie den Code ein, den Ihre Kommandozeile anzeigt.',
    label: 'Code',
    help: 'Acht Buchstaben, wie WDJB-MJHT. Der Code gilt zehn Minuten.',
    missing: 'Geben Sie den Code ein, den die Kommandozeile anzeigt.',
    wrong:
      'Dieser Code stimmt nicht, ist zu alt oder wurde schon verwendet. Prüfen Sie ihn, oder beginnen Sie in der Kommandozeile neu.',
    program: 'Die TV-Kommandozeile',
    confirmTitle: 'Haben Sie das begonnen?',
    confirm: (program) => html`<strong>${program}</strong> möchte in Ihrem Namen handeln.`,
    confirmAs: (program, email) =>
      html`<strong>${program}</strong> möchte in Ihrem Namen handeln, als <strong>${email}</strong>.`,
    compare: 'Ihre Kommandozeile muss diesen Code anzeigen.',
    askedFrom: (from) => `Angefragt von: ${from}.`,
    warning:
      'Fahren Sie nur fort, wenn Sie das selbst gerade begonnen haben. Wer Ihnen diesen Code oder diese Adresse geschickt hat, käme in Ihr Konto.',
    allow: 'Erlauben',
    cancel: 'Abbrechen',
    done: {
      title: 'Die Kommandozeile ist angemeldet',
      text: 'Gehen Sie dorthin zurück; diese Seite wird nicht mehr gebraucht. Die Sicherheitseinstellungen melden sie wieder ab.',
    },
    refused: {
      title: 'Nichts wurde angemeldet',
      text: 'Die Kommandozeile wurde abgewiesen. Wenn Sie sie nicht gestartet haben, brauchen Sie nichts weiter zu tun.',
    },
  },
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
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Dorthin bekommen Sie einen Link, mit dem Sie ein neues wählen.',
    button: 'Link senden',
    sent: (email) => ({
      title: 'Sehen Sie in Ihr Postfach',
      text: `Wenn ${email} hier ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Der Link gilt 30 Minuten. Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.`,
    }),
  },
  expiredLink: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon verwendet, seine Zeit ist abgelaufen, oder ein neuerer wurde verwendet. Fordern Sie einen anderen an.',
    sendAnother: 'Neuen Link senden',
    signInToGetOne: 'Anmelden und neuen erhalten',
  },
  changePassword: 'Passwort ändern',
  savePassword: 'Passwort speichern',
  passwordChanged: {
    title: 'Ihr Passwort ist geändert',
    text: 'Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort wieder an.',
  },
  confirmEmail: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Einmal drücken, und Sie können sich anmelden.',
    button: 'Bestätigen',
    sent: (email) =>
      `Eine E-Mail mit einem Link ist an ${email} unterwegs. Öffnen Sie ihn, und melden Sie sich dann erneut an. Der Link gilt 24 Stunden.`,
    done: {
      title: 'Ihre E-Mail-Adresse ist bestätigt',
      text: 'Melden Sie sich an, und sehen Sie los.',
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
    sessions: 'Wo Sie angemeldet sind',
    thisSession: (signedIn) => `Dieser Browser, angemeldet ${signedIn}`,
    otherSession: (seen, signedIn) => `Gesehen ${seen}, angemeldet ${signedIn}`,
    end: 'Beenden',
    unseenSession: (device, signedIn) => `: Sitzung mit ${device}, angemeldet ${signedIn}`,
    signOutEverywhere: 'Überall abmelden',
    signedOut: {
      title: 'Sie sind abgemeldet',
      text: 'Dieser Browser ist abgemeldet. Andere bleiben angemeldet.',
    },
    signedOutEverywhere: {
      title: 'Sie sind überall abgemeldet',
      text: 'Andere Geräte bemerken es innerhalb einer Minute, und die Adresse Ihres eigenen Feeds öffnet nichts mehr.',
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
      'Mit einer App, die jede halbe Minute einen neuen Code anzeigt, öffnet Ihr Passwort allein Ihr Konto nicht mehr.',
    required:
      'Ihre Organisation verlangt bei der Anmeldung einen zweiten Schritt: einen Code einer Authenticator-App. Richten Sie ihn jetzt ein, dann geht es weiter.',
    scan: (address) =>
      html`Scannen Sie dies mit der App, oder <a href="${address}">öffnen Sie es auf diesem Gerät</a>.`,
    picture: 'Der Schlüssel als Bild, für die Kamera der App',
    noCamera: 'Keine Kamera? Geben Sie diesen Schlüssel in die App ein:',
    codeHelp: 'Die sechs Ziffern, die die App gerade anzeigt.',
    wrongCode:
      'Dieser Code stimmt nicht. Warten Sie auf den nächsten, den die App anzeigt, und prüfen Sie die Uhr des Geräts.',
    turnOn: 'Einschalten',
    isOn: 'Authenticator-App ist eingeschaltet',
    removeTitle: 'Authenticator-App entfernen',
    removeLead: 'Ihr Passwort allein öffnet dann wieder Ihr Konto.',
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
      'Sie bekommen zehn neue Codes für den Tag, an dem die App nicht zur Hand ist. Die alten gelten dann nicht mehr.',
    renew: 'Neue Codes erstellen',
    lead: 'Bewahren Sie diese Wiederherstellungscodes dort auf, wo Sie sie ohne die App finden. Jeder meldet Sie einmal an, anstelle des Codes der App. Sie werden nicht noch einmal angezeigt.',
  },
  passkeys: {
    title: 'Passkeys',
    some: 'Jeder davon meldet Sie ohne Ihr Passwort an.',
    none: 'Sie haben noch keinen.',
    notUsed: (added) => `Hinzugefügt ${added}, noch nicht verwendet`,
    used: (added, used) => `Hinzugefügt ${added}, verwendet ${used}`,
    addTitle: 'Passkey hinzufügen',
    addLead:
      'Ein Passkey liegt auf diesem Gerät oder in Ihrem Passwort-Manager und meldet Sie mit Finger, Gesicht oder PIN an.',
    nameLead: 'Geben Sie ihm einen Namen, der sagt, wo er liegt. Nach dem Rest fragt Ihr Gerät.',
    name: 'Name',
    nameHelp: 'Zum Beispiel: Laptop, Telefon, Passwort-Manager.',
    create: 'Passkey erstellen',
    createFailed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
    needsScript: 'Einen Passkey hinzuzufügen braucht JavaScript. Schalten Sie es für diese Seite ein.',
    notInBrowser: 'Dieser Browser kann keine Passkeys erstellen. Versuchen Sie es mit einem anderen.',
    back: 'Zurück zu den Passkeys',
    notAdded: {
      title: 'Der Passkey wurde nicht hinzugefügt',
      text: 'Er ist schon bekannt, es sind zu viele, oder es hat zu lange gedauert. Entfernen Sie ihn von Ihrem Gerät, und versuchen Sie es erneut.',
    },
    removeTitle: 'Passkey entfernen',
    removeLead: (name) => `„${name}“ meldet Sie dann nicht mehr an.`,
  },

  problems: {
    session_not_found: {
      title: 'Diese Anmeldung ist beendet',
      text: 'Sie war zu lange offen oder ging in einem anderen Tab weiter. Gehen Sie zurück zum Portal, und melden Sie sich von dort an.',
    },
    invalid_redirect_uri: {
      title: 'Diese Adresse gehört nicht zum Portal',
      text: 'Die Anmeldung wurde von einer Adresse aus begonnen, unter der dieses Portal nicht veröffentlicht ist. Öffnen Sie das Portal mit der Schaltfläche unten, und melden Sie sich von dort an.',
    },
    not_found: {
      title: 'Diese Seite gibt es nicht',
      text: 'Die Adresse enthält vielleicht einen Tippfehler, oder die Seite ist umgezogen.',
    },
    server_error: {
      title: 'Anmelden ist gerade nicht möglich',
      text: 'Auf unserer Seite ist etwas fehlgeschlagen. Warten Sie eine Minute, und versuchen Sie es erneut; wenn es so bleibt, sagen Sie Ihrem Admin Bescheid.',
    },
    crossOrigin: {
      title: 'Das kam nicht von hier',
      text: 'Öffnen Sie die Seite vom Portal aus, und versuchen Sie es erneut.',
    },
    other: {
      title: 'Diese Anmeldung kann nicht weitergehen',
      text: 'Die Anfrage, die diese Seite geöffnet hat, ist unvollständig. Gehen Sie zurück zum Portal, und melden Sie sich von dort an.',
    },
  },
  forAdmin: (detail) => `Für den Admin: ${detail}.`,
};
