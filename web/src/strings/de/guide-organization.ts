import type { GuideSection } from '../guide-section.ts';

export const title = 'Für die Organisationsverwaltung';
export const help = 'Personen, Kategorien, das Aussehen, und wie Inhalte geprüft und veröffentlicht werden.';

export const begin: GuideSection = {
  title: 'Eine neue Organisation',
  screen: 'Organisation',
  lead: 'Unter *Organisation* im Menü des Studios wird alles eingerichtet. Die Seite *Überblick* beginnt mit *Erste Schritte*.',
  steps: [
    'Öffnen Sie *Organisation* und drücken Sie auf den ersten Schritt, der noch nicht getan ist.',
    'Kommen Sie für den nächsten zurück: *Eigenes Gesicht geben*, *Kategorie hinzufügen*, *Erstes Video hochladen*, *Menschen hereinholen*, *Entscheiden, was alle sehen*.',
    'Drücken Sie *Ausblenden*, wenn Sie die Liste nicht mehr brauchen.',
  ],
  after:
    'Ein Schritt ist getan, wenn die Organisation es hat, wer immer es getan hat. Sind alle getan, verschwindet die Liste.',
};

export const invite: GuideSection = {
  title: 'Personen einladen',
  screen: 'Personen',
  lead: 'Bis zu 200 Personen werden auf einmal eingeladen, mit ihren E-Mail-Adressen.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Personen*, und drücken Sie *Personen einladen*.',
    'Fügen Sie die Adressen bei *E-Mail-Adressen* ein, wie immer sie getrennt sind.',
    'Wählen Sie die *Rolle*. Wer nur ansieht und doch Entwürfe prüfen soll, bekommt *Darf Entwürfe prüfen*.',
    'Drücken Sie den Knopf, der die Einladungen verschickt.',
  ],
  after:
    'Alle bekommen eine E-Mail mit einem Link, der 7 Tage gilt. *Eingeladen* zeigt die offenen Einladungen.',
  trouble: [
    {
      when: 'Die E-Mail kam nicht an, oder der Link ist zu alt.',
      help: 'Drücken Sie unter *Eingeladen* im Menü der Einladung *Noch einmal senden*.',
    },
  ],
  alt: 'Die Liste der Mitglieder mit Rolle, zweitem Schritt, letztem Besuch und Zustand.',
};

export const roles: GuideSection = {
  title: 'Rollen geben und Zugang schließen',
  screen: 'Personen',
  lead: '*Zuschauer* sehen an. Die *Inhaltsverwaltung* lädt hoch und verwaltet eigene Inhalte und zugeteilte Kategorien. Die *Organisationsverwaltung* verwaltet alle Inhalte, Kategorien und Personen. *Administrator* darf alles.',
  steps: [
    'Öffnen Sie *Personen* und drücken Sie auf eine Person.',
    'Wählen Sie die *Rolle*. Wer Inhalte verwaltet, bekommt unter *Verwaltet alle Inhalte von* Kategorien dazu.',
    'Drücken Sie *Speichern*.',
    'Um jemandem den Zugang zu nehmen, drücken Sie im Menü der Zeile *Deaktivieren*. *Mitgliedschaft beenden* nimmt die Person aus der Organisation.',
  ],
  after: 'Es gilt sofort, auch in offenen Sitzungen.',
  facts: ['Wer den zweiten Schritt verloren hat, kommt nach *Zweiten Schritt entfernen* wieder hinein.'],
  trouble: [
    {
      when: 'Jemand lässt sich nicht ändern.',
      help: 'Sie sind es selbst, oder die Person darf mehr als Sie. Fragen Sie einen Admin. Wo ein Verzeichnis die Rollen bestimmt, ändern Sie dort die Gruppe.',
    },
  ],
};

export const links: GuideSection = {
  title: 'Personen sich selbst registrieren lassen',
  screen: 'Zugänge',
  lead: 'Wer einen Link zur Registrierung hat, legt sich ein Konto an und darf ansehen. Eine E-Mail beweist die Adresse.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Zugänge*, und drücken Sie *Neuer Link*.',
    'Tragen Sie, wenn Sie möchten, Ihre Domains bei *Nur Adressen dieser Domains* ein, und einen Tag bei *Der Link endet nach dem*.',
    'Drücken Sie *Erstellen*, dann in der Liste *Link kopieren*.',
  ],
  after: 'Wer sich registriert, steht unter *Mitglieder*. *Deaktivieren* schließt den Link.',
};

export const categories: GuideSection = {
  title: 'Kategorien',
  screen: 'Kategorien',
  lead: 'Kategorien sind die Regale, in denen man Videos findet.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Kategorien*.',
    'Tippen Sie in *Neue Kategorie* und drücken Sie *Hinzufügen*.',
    'Ordnen Sie sie: Ziehen Sie an einem Griff, oder drücken Sie darauf die Pfeiltasten.',
    'Drücken Sie auf eine Kategorie für *Beschreibung*, *Titelbild* und *Verantwortliche*.',
    'Legen Sie unter *Vorgaben für neue Uploads* fest, womit Hochgeladenes beginnt, und drücken Sie *Speichern*.',
  ],
  after: 'Man sieht eine Kategorie, sobald etwas darin veröffentlicht ist.',
  trouble: [
    {
      when: 'Jemand lässt sich nicht zum Verwalten auswählen.',
      help: 'Wer eine Kategorie verwalten soll, braucht mindestens die Rolle *Inhaltsverwaltung*.',
    },
  ],
  alt: 'Die Liste der Kategorien mit Griffen zum Verschieben und dem Feld für eine neue.',
};

export const featured: GuideSection = {
  title: 'Inhalte nach vorn stellen',
  lead: 'Was hervorgehoben ist, steht groß am Anfang der Startseite.',
  steps: [
    'Öffnen Sie den Inhalt im Studio, dann *Angaben*.',
    'Schalten Sie *Hervorgehoben* für Mitglieder ein, und *Für alle hervorgehoben* für die öffentlichen Seiten.',
  ],
  after: 'Die neuesten davon kommen zuerst. Sechs werden gezeigt.',
};

export const branding: GuideSection = {
  title: 'Name, Logo und Farben',
  screen: 'Erscheinungsbild',
  lead: 'Geben Sie dem Portal das Aussehen Ihrer Organisation.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Erscheinungsbild*.',
    'Drücken Sie *Logo wählen*.',
    'Setzen Sie *Farben*. Die Vorschau zeigt sie in jedem Farbschema.',
    'Drücken Sie *Speichern*.',
  ],
  after: 'Sie sehen es sofort, alle anderen innerhalb von fünf Minuten.',
  facts: ['Hoher Kontrast bleibt immer, wie er ist, für alle, die ihn zum Lesen brauchen.'],
  trouble: [
    {
      when: 'Eine Farbe wird nicht gezeigt.',
      help: 'Auf ihr wäre ein Text nicht zu lesen, darum zeigt das Portal seine eigene. Die Vorschau nennt sie.',
    },
  ],
  alt: 'Die Seite für das Aussehen: die Farben, und eine Vorschau des Portals in den drei Farbschemata.',
};

export const publishing: GuideSection = {
  title: 'Prüfungen, Startseite und Feeds',
  screen: 'Veröffentlichen',
  lead: 'Was für alles Veröffentlichte gilt, steht unter *Veröffentlichen*.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Veröffentlichen*.',
    'Schalten Sie *Prüfung vor dem Veröffentlichen* ein: Dann gibt jemand anderes frei, was eingereicht wird.',
    '*Neueste und meistgesehene auf der Startseite* ergänzt die Startseite um zwei Reihen.',
    'Tragen Sie *Kontakt* ein: Diese Adresse bekommt, was Gäste in Formulare schreiben.',
    'Wählen Sie *Podcast-Rubrik*, und kopieren Sie die Adressen der Feeds.',
    'Drücken Sie *Speichern*.',
  ],
  facts: ['Ob es öffentliche Seiten gibt, und ob Zahlen zu Personen gezeigt werden, entscheiden Admins.'],
};

export const player: GuideSection = {
  title: 'Der Player für alle',
  screen: 'Wiedergabe',
  lead: 'Automatisches Abspielen, Herunterladen, Tempo und Untertitel legt die Organisation fest. Inhalte und Kategorien können abweichen.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Wiedergabe*.',
    'Schalten Sie *Sofort abspielen* und *Herunterladen* ein oder aus.',
    'Wählen Sie *Tempo zur Auswahl* und *Tempo am Anfang*.',
    'Drücken Sie *Speichern*.',
  ],
};

export const words: GuideSection = {
  title: 'Wie Namen geschrieben werden',
  screen: 'Automatische Untertitel',
  lead: 'Untertitel per Maschine schreiben Namen und Abkürzungen so, wie Sie es sagen.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Automatische Untertitel*.',
    'Fügen Sie unter *Namen und Wörter* Wörter hinzu.',
    'Schalten Sie *Untertitel für neue Inhalte machen* ein, damit Untertitel bekommt, was ohne sie eingebracht wird.',
  ],
  trouble: [
    {
      when: 'Die Seite sagt, dass Untertitel per Maschine nicht erlaubt sind.',
      help: 'Ein Admin muss sie zuerst erlauben.',
    },
  ],
};

export const training: GuideSection = {
  title: 'Wer eine Schulung abgeschlossen hat',
  screen: 'Schulungen',
  lead: 'Einen Inhalt hat abgeschlossen, wer 90 % davon abgespielt hat, eine Kategorie, wer jeden ihrer Inhalte abgeschlossen hat.',
  steps: [
    'Öffnen Sie *Auswertung*, dann *Schulungen*.',
    'Wählen Sie unter *Inhalt* oder *Kategorie*, worum es geht.',
    'Wählen Sie *Abgeschlossen*, *Begonnen* oder *Nicht begonnen*.',
    'Drücken Sie *Als CSV* für eine Tabelle mit Namen und Daten.',
  ],
  facts: ['Wer eine Tabelle mit Namen mitnimmt, steht damit im Protokoll.'],
  trouble: [
    {
      when: 'Die Seite sagt *Angaben zu Personen sind ausgeschaltet*.',
      help: 'Ihre Organisation zeigt nicht, wer was angesehen hat. Das entscheiden ihre Admins.',
    },
  ],
};

export const storage: GuideSection = {
  title: 'Speicherplatz',
  screen: 'Speicherplatz',
  lead: 'Sehen Sie, was Platz braucht, bevor ein Hochladen abgelehnt wird.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Speicherplatz*.',
    'Sehen Sie *Nach Art*, *Nach Kategorie* und *Größte Inhalte* an.',
  ],
  facts: [
    'Gelöschte Inhalte zählen, bis sie nach 30 Tagen endgültig weg sind. Auch frühere Fassungen eines Films zählen.',
  ],
  trouble: [
    {
      when: 'Es ist kein Platz mehr.',
      help: 'Löschen Sie frühere Fassungen und eigene Inhalte, bitten Sie einen Admin, andere zu löschen, oder bitten Sie um mehr, wer das Portal betreibt.',
    },
  ],
};
