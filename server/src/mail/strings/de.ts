import { isolate } from '@tv/contract/isolate';
import type { MailTexts } from './mail-texts.ts';

const unasked = 'Wenn Sie sie nicht erwartet haben, können Sie sie ignorieren.';
const invited = (name: string) =>
  `Sie erhalten diese E-Mail, weil jemand von ${isolate(name)} diese Adresse eingeladen hat. ${unasked}`;
const entered = (name: string) =>
  `Sie erhalten diese E-Mail, weil jemand diese Adresse bei ${isolate(name)} eingegeben hat. ${unasked}`;
const trial = `Sie erhalten diese E-Mail, weil jemand mit dieser Adresse einen kostenlosen Test angefragt hat. ${unasked}`;
const withoutLink =
  'Wenn Sie sie nicht angefordert haben, können Sie sie ignorieren: Ohne diesen Link erhält niemand Zugang.';
const reminded =
  'Sie erhalten diese E-Mail, weil Sie sich an diesen Inhalt erinnern lassen. Auf seiner Seite können Sie die Erinnerung ausschalten.';
const see = 'Mehr erfahren';

const submitted = 'Sie erhalten diese E-Mail, weil Sie diesen Inhalt zur Prüfung eingereicht haben.';
const quoted = (comment: string) => (comment ? [`„${isolate(comment)}“`] : []);

export const de: MailTexts = {
  ifButtonFails: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',

  invitation: (name) => ({
    subject: `Richten Sie Ihr Konto bei ${isolate(name)} ein`,
    paragraphs: [
      `${isolate(name)} hat Sie zu seinem Portal für Video und Audio eingeladen. Geben Sie Ihren Namen ein, wählen Sie, wie Sie sich anmelden, und sehen Sie sich um.`,
      'Der Link lässt sich einmal verwenden und gilt 7 Tage.',
    ],
    action: 'Konto einrichten',
    reason: invited(name),
  }),
  confirmRegistration: (name) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${isolate(name)}`,
    paragraphs: [
      `Sie haben ein Konto beim Portal für Video und Audio von ${isolate(name)} angefordert. Bestätigen Sie, dass diese Adresse Ihnen gehört, und geben Sie dann Ihren Namen ein.`,
      'Der Link gilt 24 Stunden.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    reason: entered(name),
  }),
  alreadyRegistered: (name) => ({
    subject: `Sie haben schon ein Konto bei ${isolate(name)}`,
    paragraphs: [
      `Jemand, wahrscheinlich Sie, hat mit dieser Adresse ein Konto bei ${isolate(name)} angefordert. Dafür gibt es bereits eines: Melden Sie sich damit an.`,
    ],
    action: 'Anmelden',
    reason: entered(name),
  }),
  accountClosed: (name) => ({
    subject: `Ihr Konto bei ${isolate(name)} ist geschlossen`,
    paragraphs: [
      `Jemand, wahrscheinlich Sie, hat mit dieser Adresse ein Konto bei ${isolate(name)} angefordert. Laut dem Verzeichnis von ${isolate(name)} gibt es dafür keines mehr. Wenn das nicht stimmt, wenden Sie sich dort an die Betreuung des Verzeichnisses.`,
    ],
    reason: entered(name),
  }),
  freeTrial: () => ({
    subject: 'Starten Sie Ihren kostenlosen Test',
    paragraphs: [
      'Geben Sie Ihrer Organisation ein Portal für Video und Audio: Benennen Sie sie, richten Sie Ihr Konto ein, und laden Sie Ihr erstes Video hoch.',
      'Der Link lässt sich einmal verwenden und gilt 7 Tage.',
    ],
    action: 'Kostenlosen Test starten',
    reason: trial,
  }),
  freeTrialKnown: () => ({
    subject: 'Sie haben schon ein Konto',
    paragraphs: [
      'Jemand, wahrscheinlich Sie, hat mit dieser Adresse einen kostenlosen Test angefragt. Dafür gibt es bereits ein Konto: Melden Sie sich damit an.',
    ],
    action: 'Anmelden',
    reason: trial,
  }),
  leadReceived: (name) => ({
    subject: `${isolate(name)} meldet sich bei Ihnen`,
    paragraphs: [
      `Danke für Ihr Interesse. ${isolate(name)} hat Ihre Adresse und antwortet Ihnen dort.`,
      'Bis dahin gibt es noch mehr zu sehen.',
    ],
    action: `Seiten von ${isolate(name)} öffnen`,
    reason: entered(name),
  }),
  lead: (name, email, category) => ({
    subject: 'Kontaktanfrage',
    paragraphs: [
      `${email} hat auf den öffentlichen Seiten von ${isolate(name)} um Kontakt gebeten${category ? `, in der Kategorie „${isolate(category)}“` : ''}.`,
      'Die Adresse wurde auf der Seite eingegeben und ist nicht bestätigt.',
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie ${isolate(name)} verwalten.`,
  }),

  newPassword: (name) => ({
    subject: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      `Jemand, wahrscheinlich Sie, hat das Passwort Ihres Kontos bei ${isolate(name)} vergessen.`,
      'Der Link lässt sich einmal verwenden und gilt 30 Minuten.',
    ],
    action: 'Neues Passwort wählen',
    reason: `Sie erhalten diese E-Mail, weil jemand diese Adresse auf der Anmeldeseite eingegeben hat. ${withoutLink}`,
  }),
  confirmEmail: (name) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `Bestätigen Sie, dass diese Adresse Ihnen gehört, und melden Sie sich bei ${isolate(name)} an.`,
      'Der Link lässt sich einmal verwenden und gilt 24 Stunden.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    reason: `Sie erhalten diese E-Mail, weil sich jemand mit dieser Adresse angemeldet hat. ${withoutLink}`,
  }),
  securityChanges: {
    'password changed': 'Ihr Passwort wurde geändert',
    'authenticator added': 'Ihrem Konto wurde eine Authenticator-App hinzugefügt',
    'authenticator removed': 'Die Authenticator-App wurde aus Ihrem Konto entfernt',
    'recovery codes made': 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt',
    'passkey added': 'Ihrem Konto wurde ein Passkey hinzugefügt',
    'passkey removed': 'Ein Passkey wurde aus Ihrem Konto entfernt',
    'second step removed': 'Ihre Authenticator-App und Ihre Passkeys wurden von einem Admin entfernt',
  },
  securityChanged: (name) => ({
    paragraphs: [
      'Wenn Sie das waren, brauchen Sie nichts weiter zu tun.',
      'Wenn nicht, wählen Sie auf der Anmeldeseite mit „Passwort vergessen?“ ein neues Passwort, und prüfen Sie Ihre Sicherheitseinstellungen.',
    ],
    action: 'Sicherheitseinstellungen',
    reason: `Sie erhalten diese E-Mail, weil sich geändert hat, wie Sie sich bei ${isolate(name)} anmelden.`,
  }),

  guestInvitation: (name, title, until) => ({
    subject: `${isolate(name)} teilt „${isolate(title)}“ mit Ihnen`,
    paragraphs: [
      'Sie können es im Browser ansehen, ohne Konto. Damit sicher ist, dass Sie es sind, senden wir einen Code an diese Adresse, sobald Sie den Link öffnen.',
      `Es ist bis ${until} für Sie freigegeben.`,
    ],
    action: 'Ansehen',
    reason: invited(name),
  }),
  guestCode: (name, code, minutes) => ({
    subject: `${code} ist Ihr Code`,
    paragraphs: [
      `Geben Sie ihn auf der Seite von ${isolate(name)} ein, die Sie danach gefragt hat: ${code}`,
      `Der Code lässt sich einmal verwenden und gilt ${minutes} Minuten. Niemand von ${isolate(name)} fragt Sie auf einem anderen Weg danach.`,
    ],
    reason: `Sie erhalten diese E-Mail, weil jemand einen Link geöffnet hat, den ${isolate(name)} an diese Adresse gesendet hat. Wenn Sie das nicht waren, können Sie sie ignorieren: Ohne den Code erhält niemand Zugang.`,
  }),

  webhookEnded: (name, host, because) => ({
    subject: `Ein Webhook von ${isolate(name)} ist beendet`,
    paragraphs: [
      because === 'gone'
        ? `${host} hat geantwortet, dass es diese Adresse nicht mehr gibt (410).`
        : `${host} hat seit fünf Tagen nichts angenommen.`,
      'Dorthin wird nichts mehr gesendet. Das Protokoll im Studio zeigt, was gesendet und geantwortet wurde. Sie können den Webhook wieder einschalten.',
    ],
    action: 'Webhooks öffnen',
    reason: `Sie erhalten diese E-Mail, weil Sie Admin von ${isolate(name)} sind.`,
  }),
  retention: ({ name, title, total, shown, areKept }) => ({
    subject:
      total === 1
        ? `Aufbewahrungsregeln: ${isolate(title)}`
        : `Aufbewahrungsregeln: ${isolate(title)} und ${total - 1} weitere`,
    paragraphs: [
      total === 1
        ? 'Eine Aufbewahrungsregel betrifft diesen Inhalt.'
        : total === shown
          ? `Aufbewahrungsregeln betreffen diese ${total} Inhalte.`
          : `Aufbewahrungsregeln betreffen ${total} Inhalte. Dies sind die nächsten.`,
      ...(areKept
        ? ['Um einen Inhalt zu behalten, öffnen Sie ihn und wählen „Ein weiteres Jahr behalten“.']
        : []),
    ],
    action: 'Inhalt öffnen',
    reason: `Sie erhalten diese E-Mail, weil Sie Inhalte von ${isolate(name)} verwalten.`,
  }),
  retentionOfItem: ({ rule, action, since, months, day }) =>
    ({
      tell: `${{ published: 'Veröffentlicht', watched: 'Zuletzt angesehen', created: 'Erstellt' }[since]} vor mehr als ${months === 1 ? 'einem Monat' : `${months} Monaten`}. Regel: ${isolate(rule)}`,
      unpublish: `Wird am ${day} durch die Regel ${isolate(rule)} zurückgezogen`,
      archive: `Wird am ${day} durch die Regel ${isolate(rule)} archiviert`,
      delete: `Wird am ${day} durch die Regel ${isolate(rule)} gelöscht`,
    })[action],
  reminderSet: (title, when) => ({
    subject: `Erinnerung eingerichtet: ${isolate(title)}`,
    paragraphs: [
      `Der Inhalt wird am ${when} veröffentlicht.`,
      'Ein Kalendereintrag liegt bei. Sie erhalten eine weitere E-Mail, sobald der Inhalt veröffentlicht ist.',
    ],
    action: see,
    reason: reminded,
  }),
  reminderMoved: (title, when) => ({
    subject: `Neuer Termin: ${isolate(title)}`,
    paragraphs: [
      `Der Inhalt wird jetzt am ${when} veröffentlicht.`,
      'Der beiliegende Kalendereintrag ersetzt den vorigen.',
    ],
    action: see,
    reason: reminded,
  }),
  reminderPublished: (title, when) => ({
    subject: `Jetzt verfügbar: ${isolate(title)}`,
    paragraphs: [`Der Inhalt, an den Sie erinnert werden wollten, wurde am ${when} veröffentlicht.`],
    action: 'Jetzt ansehen',
    reason: reminded,
  }),

  setAside: (title, name) => ({
    subject: `„${isolate(title)}“ konnte nicht verarbeitet werden`,
    paragraphs: [
      'Der Dienst ist bei der Verarbeitung dieser Datei jedes Mal abgestürzt. Er hat sie zurückgestellt, damit andere verarbeitet werden können.',
      'Laden Sie eine andere Kopie hoch, zum Beispiel eine neu exportierte.',
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie die Datei hochgeladen haben oder ${isolate(name)} verwalten.`,
  }),

  reviewSubmitted: ({ title, by, comment }) => ({
    subject: `Zu prüfen: ${isolate(title)}`,
    paragraphs: [
      `${by ? isolate(by) : 'Die Kommandozeile'} hat „${isolate(title)}“ zur Prüfung eingereicht.`,
      ...quoted(comment),
    ],
    action: 'Prüfen',
    reason: 'Sie erhalten diese E-Mail, weil Sie Inhalte prüfen dürfen, bevor sie veröffentlicht werden.',
  }),
  reviewApproved: ({ title, by, comment, remarks }) => ({
    subject: `Freigegeben: ${isolate(title)}`,
    paragraphs: [
      `${by ? isolate(by) : 'Die Kommandozeile'} hat „${isolate(title)}“ freigegeben.`,
      ...quoted(comment),
      ...(remarks > 0
        ? [remarks === 1 ? 'Eine Anmerkung ist offen.' : `${remarks} Anmerkungen sind offen.`]
        : []),
    ],
    action: 'Zur Prüfung',
    reason: submitted,
  }),
  reviewChangesRequested: ({ title, by, comment, remarks }) => ({
    subject: `Änderungen erbeten: ${isolate(title)}`,
    paragraphs: [
      `${by ? isolate(by) : 'Die Kommandozeile'} hat um Änderungen an „${isolate(title)}“ gebeten.`,
      ...quoted(comment),
      ...(remarks > 0
        ? [remarks === 1 ? 'Eine Anmerkung ist offen.' : `${remarks} Anmerkungen sind offen.`]
        : []),
    ],
    action: 'Zu den Anmerkungen',
    reason: submitted,
  }),
  reviewDiscarded: ({ title, by, comment }) => ({
    subject: `Prüfung beendet: ${isolate(title)}`,
    paragraphs: [
      `${by ? isolate(by) : 'Die Kommandozeile'} hat „${isolate(title)}“ aus der Prüfung zurückgezogen. Der Inhalt ist wieder ein Entwurf.`,
      ...quoted(comment),
    ],
    action: 'Inhalt öffnen',
    reason: submitted,
  }),

  digest: ({ title, total, shown, rhythm }) => ({
    subject: total === 1 ? `Neu: ${isolate(title)}` : `Neu: ${isolate(title)} und ${total - 1} weitere`,
    paragraphs: [
      total === 1
        ? 'Das ist neu in einer Kategorie, der Sie folgen.'
        : total === shown
          ? `Diese ${total} Inhalte sind neu in Kategorien, denen Sie folgen.`
          : `${total} Inhalte sind neu in Kategorien, denen Sie folgen. Das sind die neuesten.`,
    ],
    action: 'Neues ansehen',
    reason: `Sie erhalten diese E-Mail, weil Sie ${rhythm === 'daily' ? 'eine tägliche' : 'eine wöchentliche'} Übersicht gewählt haben. In den Einstellungen des Portals können Sie das ändern.`,
    leave: 'Abbestellen',
  }),
};
