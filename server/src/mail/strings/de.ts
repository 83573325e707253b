import type { MailTexts } from './mail-texts.ts';

const unasked = 'Wenn Sie das nicht erwartet haben, müssen Sie nichts tun.';
const invited = (name: string) =>
  `Diese E-Mail kam, weil jemand von ${name} diese Adresse eingeladen hat. ${unasked}`;
const entered = (name: string) =>
  `Diese E-Mail kam, weil jemand diese Adresse bei ${name} eingegeben hat. ${unasked}`;
const trial = `Diese E-Mail kam, weil jemand mit dieser Adresse um eine kostenlose Probe gebeten hat. ${unasked}`;
const withoutLink =
  'Wenn Sie nicht darum gebeten haben, müssen Sie nichts tun: Ohne diesen Link kommt niemand hinein.';
const reminded =
  'Diese E-Mail kam, weil Sie an diesen Inhalt erinnert werden wollten. Auf seiner Seite schalten Sie die Erinnerung aus.';
const see = 'Ansehen, was kommt';

const submitted = 'Diese E-Mail kam, weil Sie diesen Inhalt zur Prüfung eingereicht haben.';
const quoted = (comment: string) => (comment ? [`„${comment}“`] : []);

export const de: MailTexts = {
  ifButtonFails: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',

  invitation: (name) => ({
    subject: `Richten Sie Ihr Konto bei ${name} ein`,
    paragraphs: [
      `${name} hat Ihnen sein Portal für Video und Audio geöffnet. Wählen Sie Ihren Namen und wie Sie sich anmelden, und sehen Sie sich um.`,
      'Der Link gilt einmal, 7 Tage lang.',
    ],
    action: 'Konto einrichten',
    reason: invited(name),
  }),
  confirmRegistration: (name) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${name}`,
    paragraphs: [
      `Sie haben um ein Konto beim Portal für Video und Audio von ${name} gebeten. Bestätigen Sie, dass diese Adresse Ihre ist, und fahren Sie mit Ihrem Namen fort.`,
      'Der Link gilt 24 Stunden.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    reason: entered(name),
  }),
  alreadyRegistered: (name) => ({
    subject: `Sie haben schon ein Konto bei ${name}`,
    paragraphs: [
      `Jemand, wahrscheinlich Sie, hat mit dieser Adresse um ein Konto bei ${name} gebeten. Sie hat eines: Melden Sie sich damit an.`,
    ],
    action: 'Anmelden',
    reason: entered(name),
  }),
  accountClosed: (name) => ({
    subject: `Ihr Konto bei ${name} ist geschlossen`,
    paragraphs: [
      `Jemand, wahrscheinlich Sie, hat mit dieser Adresse um ein Konto bei ${name} gebeten. Das Verzeichnis von ${name} sagt, dass sie keines mehr hat. Wenn das falsch ist, fragen Sie dort, wer es betreut.`,
    ],
    reason: entered(name),
  }),
  freeTrial: () => ({
    subject: 'Beginnen Sie Ihre kostenlose Probe',
    paragraphs: [
      'Geben Sie Ihrer Organisation ein Portal für Video und Audio: Benennen Sie sie, richten Sie Ihr Konto ein, und laden Sie die erste Aufnahme hoch.',
      'Der Link gilt einmal, 7 Tage lang.',
    ],
    action: 'Kostenlose Probe beginnen',
    reason: trial,
  }),
  freeTrialKnown: () => ({
    subject: 'Sie haben schon ein Konto',
    paragraphs: [
      'Jemand, wahrscheinlich Sie, hat mit dieser Adresse um eine kostenlose Probe gebeten. Sie hat ein Konto: Melden Sie sich damit an.',
    ],
    action: 'Anmelden',
    reason: trial,
  }),
  leadReceived: (name) => ({
    subject: `${name} meldet sich bei Ihnen`,
    paragraphs: [
      `Danke für Ihr Interesse. ${name} hat Ihre Adresse und antwortet Ihnen dort.`,
      'Bis dahin gibt es noch mehr zu sehen.',
    ],
    action: `Seiten von ${name} öffnen`,
    reason: entered(name),
  }),
  lead: (name, email, category) => ({
    subject: 'Jemand bittet um Kontakt',
    paragraphs: [
      `${email} hat auf den öffentlichen Seiten von ${name} um Kontakt gebeten${category ? `, in der Kategorie „${category}“` : ''}.`,
      'Die Adresse hat eine Besucherin oder ein Besucher eingegeben; sie ist nicht bestätigt.',
    ],
    reason: `Diese E-Mail kam, weil Sie ${name} betreuen.`,
  }),

  newPassword: (name) => ({
    subject: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      `Jemand, wahrscheinlich Sie, hat das Passwort Ihres Kontos bei ${name} vergessen.`,
      'Der Link gilt einmal, 30 Minuten lang.',
    ],
    action: 'Neues Passwort wählen',
    reason: `Diese E-Mail kam, weil jemand diese Adresse auf der Anmeldeseite eingegeben hat. ${withoutLink}`,
  }),
  confirmEmail: (name) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `Bestätigen Sie, dass diese Adresse Ihre ist, und melden Sie sich bei ${name} an.`,
      'Der Link gilt einmal, 24 Stunden lang.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    reason: `Diese E-Mail kam, weil sich jemand mit dieser Adresse angemeldet hat. ${withoutLink}`,
  }),
  securityChanges: {
    'password changed': 'Ihr Passwort wurde geändert',
    'authenticator added': 'Ihrem Konto wurde eine Authenticator-App hinzugefügt',
    'authenticator removed': 'Die Authenticator-App wurde aus Ihrem Konto entfernt',
    'recovery codes made': 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt',
    'passkey added': 'Ihrem Konto wurde ein Passkey hinzugefügt',
    'passkey removed': 'Ein Passkey wurde aus Ihrem Konto entfernt',
    'second step removed': 'Ihre Authenticator-App und Ihre Passkeys wurden von der Administration entfernt',
  },
  securityChanged: (name) => ({
    paragraphs: [
      'Wenn Sie das waren, ist alles in Ordnung.',
      'Wenn nicht, wählen Sie auf der Anmeldeseite mit „Passwort vergessen?“ ein neues Passwort, und sehen Sie Ihre Sicherheitseinstellungen durch.',
    ],
    action: 'Sicherheitseinstellungen',
    reason: `Diese E-Mail kam, weil sich geändert hat, wie Sie sich bei ${name} anmelden.`,
  }),

  reminderSet: (title, when) => ({
    subject: `Erinnerung eingerichtet: ${title}`,
    paragraphs: [
      `Es kommt am ${when}.`,
      'Der Kalendereintrag liegt bei, und eine weitere E-Mail folgt, wenn es da ist.',
    ],
    action: see,
    reason: reminded,
  }),
  reminderMoved: (title, when) => ({
    subject: `Neue Zeit: ${title}`,
    paragraphs: [`Es kommt jetzt am ${when}.`, 'Der beiliegende Kalendereintrag ersetzt den vorigen.'],
    action: see,
    reason: reminded,
  }),
  reminderPublished: (title, when) => ({
    subject: `Jetzt da: ${title}`,
    paragraphs: [`Woran Sie erinnert werden wollten, ist seit ${when} da.`],
    action: 'Jetzt ansehen',
    reason: reminded,
  }),

  setAside: (title, name) => ({
    subject: `„${title}“ konnte nicht verarbeitet werden`,
    paragraphs: [
      'Der Dienst endete jedes Mal, wenn er an dieser Datei arbeitete. Er hat sie beiseitegelegt, damit es mit anderen weitergeht.',
      'Laden Sie eine andere Kopie hoch, zum Beispiel eine neu exportierte.',
    ],
    reason: `Diese E-Mail kam, weil Sie die Datei hochgeladen haben, oder weil Sie ${name} betreuen.`,
  }),

  reviewSubmitted: ({ title, by, comment }) => ({
    subject: `Zu prüfen: ${title}`,
    paragraphs: [`${by || 'Die Kommandozeile'} hat „${title}“ zur Prüfung eingereicht.`, ...quoted(comment)],
    action: 'Prüfen',
    reason: 'Diese E-Mail kam, weil Sie Inhalte prüfen dürfen, bevor sie veröffentlicht werden.',
  }),
  reviewApproved: ({ title, by, comment, remarks }) => ({
    subject: `Freigegeben: ${title}`,
    paragraphs: [
      `${by || 'Die Kommandozeile'} hat „${title}“ freigegeben.`,
      ...quoted(comment),
      ...(remarks > 0
        ? [remarks === 1 ? 'Eine Anmerkung ist offen.' : `${remarks} Anmerkungen sind offen.`]
        : []),
    ],
    action: 'Zur Prüfung',
    reason: submitted,
  }),
  reviewChangesRequested: ({ title, by, comment, remarks }) => ({
    subject: `Änderungen erbeten: ${title}`,
    paragraphs: [
      `${by || 'Die Kommandozeile'} bittet um Änderungen an „${title}“.`,
      ...quoted(comment),
      ...(remarks > 0
        ? [remarks === 1 ? 'Eine Anmerkung ist offen.' : `${remarks} Anmerkungen sind offen.`]
        : []),
    ],
    action: 'Zu den Anmerkungen',
    reason: submitted,
  }),
  reviewDiscarded: ({ title, by, comment }) => ({
    subject: `Prüfung beendet: ${title}`,
    paragraphs: [
      `${by || 'Die Kommandozeile'} hat „${title}“ aus der Prüfung genommen. Der Inhalt ist wieder ein Entwurf.`,
      ...quoted(comment),
    ],
    action: 'Inhalt öffnen',
    reason: submitted,
  }),

  digest: ({ title, total, shown, rhythm }) => ({
    subject: total === 1 ? `Neu: ${title}` : `Neu: ${title} und ${total - 1} weitere`,
    paragraphs: [
      total === 1
        ? 'Das ist neu in einer Kategorie, der Sie folgen.'
        : total === shown
          ? `Diese ${total} sind neu in Kategorien, denen Sie folgen.`
          : `${total} sind neu in Kategorien, denen Sie folgen; das sind die neuesten.`,
    ],
    action: 'Ansehen, was Sie verfolgen',
    reason: `Diese E-Mail kam, weil Sie ${rhythm === 'daily' ? 'eine tägliche' : 'eine wöchentliche'} Übersicht gewählt haben. In den Einstellungen des Portals wählen Sie anders.`,
    leave: 'Abbestellen',
  }),
};
