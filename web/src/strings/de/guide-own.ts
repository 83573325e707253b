import type { GuideSection } from '../guide-section.ts';

export const settings: GuideSection = {
  title: 'Aussehen, Sprache und Wiedergabe',
  screen: 'Einstellungen',
  lead: 'Farbschema, Sprache und Wiedergabe wählen Sie für dieses Gerät.',
  steps: [
    'Drücken Sie auf Ihre Initialen, dann *Einstellungen*.',
    'Wählen Sie unter *Design* zwischen *Dunkel*, *Hell*, *Hoher Kontrast* und *Systemstandard*.',
    'Wählen Sie die *Sprache* des Portals. Es lädt neu.',
    'Wählen Sie, ob Videos mit *Untertitel* beginnen und ob *Nächstes automatisch abspielen* gilt.',
  ],
  facts: ['Eine Organisation kann eigene Farben mitbringen. Hoher Kontrast bleibt immer, wie er ist.'],
};

export const news: GuideSection = {
  title: 'Was Ihnen gemeldet wird',
  screen: 'Einstellungen',
  lead: 'Die Glocke, E-Mails und Meldungen auf Ihren Geräten sagen Ihnen, was neu ist. Jede davon wählen Sie selbst.',
  steps: [
    'Drücken Sie auf die Glocke, *Benachrichtigungen*, um zu lesen, was geschehen ist. *Alle als gelesen markieren* setzt die Zahl zurück.',
    'Drücken Sie auf Ihre Initialen, dann *Einstellungen*.',
    'Wählen Sie unter *Neues in Kategorien, denen Sie folgen* zwischen *Täglich*, *Wöchentlich* und *Aus* für die E-Mail über Kategorien, denen Sie folgen.',
    'Drücken Sie *Auf diesem Gerät einschalten*, damit dieses Gerät meldet, auch wenn das Portal geschlossen ist.',
    'Wählen Sie unter *Worüber Sie benachrichtigt werden*, auf welchem Weg jedes kommt.',
  ],
  trouble: [
    {
      when: 'Der Browser blockiert Meldungen.',
      help: 'Erlauben Sie sie für diese Seite in den Einstellungen des Browsers und laden Sie die Seite neu.',
    },
  ],
};

export const feed: GuideSection = {
  title: 'Ihr eigener Feed',
  screen: 'Einstellungen',
  lead: 'Eine Podcast-App oder ein Nachrichtenleser kann abrufen, was für Sie neu ist: Kategorien, denen Sie folgen, und Ihre Playlist.',
  steps: [
    'Drücken Sie auf Ihre Initialen, dann *Einstellungen*.',
    'Drücken Sie unter *Ihr eigener Feed* auf *Adresse erstellen*.',
    'Drücken Sie *Adresse kopieren* und fügen Sie die Adresse in Ihre App ein. Sie wird nur dieses eine Mal gezeigt.',
  ],
  after: 'Die Seite sagt, wann die Adresse zuletzt gelesen wurde. *Zurücknehmen* beendet sie sofort.',
  facts: ['Die Adresse öffnet ohne Anmeldung: Behalten Sie sie für sich.'],
};

export const organizations: GuideSection = {
  title: 'Mehrere Organisationen',
  lead: 'Wenn Sie zu mehr als einer Organisation gehören, sind Sie immer in einer davon.',
  steps: [
    'Drücken Sie im Menü auf den Namen der Organisation. *Organisationen* öffnet sich.',
    'Wählen Sie eine andere. Das Portal lädt neu, und Ihre anderen Tabs folgen.',
    'Um eine für immer zu verlassen, öffnen Sie *Einstellungen* und drücken Sie unter *Organisationen* auf *Verlassen*.',
  ],
  facts: [
    '*Intern* und *Öffentlich* im Menü wechseln zwischen dem, was Mitglieder sehen, und dem, was alle sehen.',
  ],
};

export const account: GuideSection = {
  title: 'Ihr Konto schützen',
  lead: 'Wo das Portal selbst Sie anmeldet, kümmern Sie sich selbst um Passwort, zweiten Schritt und Sitzungen.',
  steps: [
    'Drücken Sie auf Ihre Initialen, dann *Sicherheitseinstellungen*.',
    'Drücken Sie neben *Passwort* auf *Ändern*, um ein anderes Passwort zu wählen.',
    'Drücken Sie neben *Authenticator-App* auf *Einrichten*, oder *Passkey hinzufügen*, für einen zweiten Schritt.',
    'Heben Sie die *Wiederherstellungscodes* dort auf, wo Sie sie ohne die App finden. Jeder meldet Sie einmal an.',
    'Drücken Sie neben der Sitzung eines verlorenen Geräts auf *Beenden*, oder auf *Überall abmelden*.',
  ],
  trouble: [
    {
      when: 'Sie haben das Passwort vergessen.',
      help: 'Drücken Sie auf der Anmeldeseite *Passwort vergessen?*. Eine E-Mail bringt einen Link, der eine halbe Stunde lang gilt, einmal.',
    },
    {
      when: 'Sie haben das Gerät mit dem zweiten Schritt verloren.',
      help: 'Nehmen Sie einen Wiederherstellungscode. Ohne einen solchen kann ein Admin Ihrer Organisation den zweiten Schritt entfernen.',
    },
  ],
};

export const publicPages: GuideSection = {
  title: 'Öffentliche Seiten',
  lead: 'Eine Organisation kann einen Teil ihrer Inhalte allen zeigen. Zum Ansehen braucht man kein Konto.',
  steps: [
    'Öffnen Sie die Adresse, die Sie bekommen haben.',
    'Fragt sie nach einem Passwort, tippen Sie das, das mit dem Link kam, und drücken Sie *Öffnen*.',
    'Wenn Sie Mitglied sind, drücken Sie *Anmelden*, um zu liken, zu speichern und zu folgen.',
  ],
  after: 'Ein gesperrter Inhalt bleibt in diesem Tab zwölf Stunden lang offen.',
  trouble: [
    {
      when: 'Die Seite wird nicht gefunden.',
      help: 'Der Link ist abgelaufen, oder der Inhalt wurde zurückgenommen. Fragen Sie, wer ihn geschickt hat.',
    },
  ],
};
