import type { GuideSection } from '../guide-section.ts';

export const settings: GuideSection = {
  title: 'Aussehen, Sprache und Wiedergabe',
  screen: 'Einstellungen',
  lead: 'Design, Sprache und Wiedergabe wählen Sie für dieses Gerät.',
  steps: [
    'Drücken Sie auf Ihre Initialen, dann *Einstellungen*.',
    'Wählen Sie unter *Design* zwischen *Dunkel*, *Hell*, *Hoher Kontrast* und *Systemstandard*.',
    'Wählen Sie die *Sprache* des Portals. Es wird neu geladen.',
    'Wählen Sie, ob Videos mit *Untertitel* beginnen und ob *Nächstes automatisch abspielen* gilt.',
  ],
  facts: ['Eine Organisation kann eigene Farben verwenden. Der hohe Kontrast bleibt immer gleich.'],
};

export const news: GuideSection = {
  title: 'Benachrichtigungen',
  screen: 'Einstellungen',
  lead: 'Die Glocke, E-Mails und Meldungen auf Ihren Geräten zeigen Ihnen, was neu ist. Sie wählen selbst, was davon Sie erhalten.',
  steps: [
    'Drücken Sie auf die Glocke, *Benachrichtigungen*, um zu lesen, was geschehen ist. *Alle als gelesen markieren* setzt die Zahl zurück.',
    'Drücken Sie auf Ihre Initialen, dann *Einstellungen*.',
    'Wählen Sie unter *Neues in Kategorien, denen Sie folgen* zwischen *Täglich*, *Wöchentlich* und *Aus* für die E-Mail.',
    'Drücken Sie *Auf diesem Gerät einschalten*, damit dieses Gerät Sie benachrichtigt, auch wenn das Portal geschlossen ist.',
    'Wählen Sie unter *Worüber Sie benachrichtigt werden*, wie Sie jede Art erhalten.',
  ],
  trouble: [
    {
      when: 'Der Browser blockiert Benachrichtigungen.',
      help: 'Erlauben Sie sie für diese Website in den Einstellungen des Browsers und laden Sie die Seite neu.',
    },
  ],
};

export const feed: GuideSection = {
  title: 'Ihr persönlicher Feed',
  screen: 'Einstellungen',
  lead: 'Eine Podcast-App oder ein Newsreader kann abrufen, was für Sie neu ist: aus Kategorien, denen Sie folgen, und aus Ihrer Playlist.',
  steps: [
    'Drücken Sie auf Ihre Initialen, dann *Einstellungen*.',
    'Drücken Sie unter *Ihr persönlicher Feed* auf *Adresse erstellen*.',
    'Drücken Sie *Adresse kopieren* und fügen Sie die Adresse in Ihre App ein. Sie wird nur einmal angezeigt.',
  ],
  after: 'Die Seite sagt, wann die Adresse zuletzt benutzt wurde. *Abschalten* beendet sie sofort.',
  facts: ['Die Adresse funktioniert ohne Anmeldung: Geben Sie sie nicht weiter.'],
};

export const calendar: GuideSection = {
  title: 'Ankündigungen im Kalender',
  screen: 'Demnächst',
  lead: 'Eine Kalender-App kann abonnieren, was demnächst kommt. Geänderte Termine übernimmt sie automatisch.',
  steps: [
    'Öffnen Sie *Demnächst*, und drücken Sie *Kalender abonnieren*.',
    'Auf öffentlichen Seiten öffnet sich Ihre Kalender-App. Intern öffnet sich *Ihr persönlicher Feed* in den *Einstellungen*.',
    'Drücken Sie dort *Adresse erstellen*, dann *Kalender abonnieren* oder *Kalenderadresse kopieren*.',
  ],
  after: 'Der Kalender enthält, was Sie sehen dürfen. Ihre App liest ihn alle paar Stunden neu.',
  facts: [
    'Die persönliche Adresse funktioniert ohne Anmeldung. Könnte jemand anderes sie kennen, drücken Sie *Neue Adresse erstellen*: Die bisherige endet sofort, auch die des Feeds.',
  ],
};

export const organizations: GuideSection = {
  title: 'Mehrere Organisationen',
  lead: 'Wenn Sie zu mehreren Organisationen gehören, sehen Sie immer eine davon.',
  steps: [
    'Drücken Sie im Menü auf den Namen der Organisation. *Organisationen* öffnet sich.',
    'Wählen Sie eine andere. Das Portal wird neu geladen, auch in Ihren anderen Tabs.',
    'Um eine Organisation ganz zu verlassen, öffnen Sie *Einstellungen* und drücken Sie unter *Organisationen* auf *Verlassen*.',
  ],
  facts: [
    '*Intern* und *Öffentlich* im Menü wechseln zwischen dem, was Mitglieder sehen, und dem, was alle sehen.',
  ],
};

export const account: GuideSection = {
  title: 'Ihr Konto schützen',
  lead: 'Wenn das Portal selbst Sie anmeldet, verwalten Sie hier Passwort, zweiten Schritt und Sitzungen.',
  steps: [
    'Drücken Sie auf Ihre Initialen, dann *Sicherheitseinstellungen*.',
    'Drücken Sie neben *Passwort* auf *Ändern*, um ein neues Passwort zu wählen.',
    'Drücken Sie neben *Authenticator-App* auf *Einrichten*, oder *Passkey hinzufügen*, für einen zweiten Schritt.',
    'Bewahren Sie die *Wiederherstellungscodes* dort auf, wo Sie sie ohne die App finden. Jeder gilt einmal.',
    'Drücken Sie neben der Sitzung eines verlorenen Geräts auf *Beenden*, oder auf *Überall abmelden*.',
    'Drücken Sie unter *Anwendungen mit Zugriff* neben einer Anwendung, die Sie nicht mehr verwenden, auf *Zugriff beenden*.',
  ],
  trouble: [
    {
      when: 'Sie haben das Passwort vergessen.',
      help: 'Drücken Sie auf der Anmeldeseite *Passwort vergessen?*. Sie erhalten eine E-Mail mit einem Link, der einmal gilt, eine halbe Stunde lang.',
    },
    {
      when: 'Sie haben das Gerät mit dem zweiten Schritt verloren.',
      help: 'Verwenden Sie einen Wiederherstellungscode. Ohne einen solchen kann ein Admin Ihrer Organisation den zweiten Schritt entfernen.',
    },
  ],
};

export const publicPages: GuideSection = {
  title: 'Öffentliche Seiten',
  lead: 'Eine Organisation kann einen Teil ihrer Inhalte allen zeigen. Zum Ansehen braucht man kein Konto.',
  steps: [
    'Öffnen Sie die Adresse, die Sie erhalten haben.',
    'Fragt sie nach einem Passwort, geben Sie das ein, das Sie mit dem Link erhalten haben, und drücken Sie *Öffnen*.',
    'Wenn Sie Mitglied sind, drücken Sie *Anmelden*, um Inhalte zu liken, zu merken und Kategorien zu folgen.',
  ],
  after: 'Ein gesperrter Inhalt bleibt in diesem Tab zwölf Stunden lang offen.',
  trouble: [
    {
      when: 'Die Seite wird nicht gefunden.',
      help: 'Der Link ist abgelaufen, oder die Veröffentlichung wurde zurückgenommen. Fragen Sie, wer ihn geschickt hat.',
    },
  ],
};
