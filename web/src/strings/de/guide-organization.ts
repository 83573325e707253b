import type { GuideSection } from '../guide-section.ts';

export const title = 'Für die Organisationsverwaltung';
export const help =
  'Personen, Kategorien, Erscheinungsbild und wie Inhalte geprüft und veröffentlicht werden.';

export const begin: GuideSection = {
  title: 'Eine neue Organisation',
  screen: 'Organisation',
  lead: 'Unter *Organisation* im Menü des Studios wird alles eingerichtet. Die Seite *Überblick* beginnt mit *Erste Schritte*.',
  steps: [
    'Öffnen Sie *Organisation* und drücken Sie auf den ersten Schritt, der noch nicht getan ist.',
    'Kommen Sie für den nächsten zurück: *Eigenes Gesicht geben*, *Kategorie hinzufügen*, *Erstes Video hochladen*, *Menschen hereinholen*, *Entscheiden, was alle sehen*.',
    'Drücken Sie *Ausblenden*, wenn Sie die Liste nicht mehr brauchen.',
  ],
  after: 'Ein Schritt gilt als getan, egal wer ihn getan hat. Sind alle getan, verschwindet die Liste.',
};

export const invite: GuideSection = {
  title: 'Personen einladen',
  screen: 'Personen',
  lead: 'Laden Sie bis zu 200 Personen auf einmal über ihre E-Mail-Adressen ein.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Personen*, und drücken Sie *Personen einladen*.',
    'Fügen Sie die Adressen bei *E-Mail-Adressen* ein, beliebig getrennt.',
    'Wählen Sie die *Rolle*. Zuschauern, die Entwürfe prüfen sollen, geben Sie *Darf Entwürfe prüfen*.',
    'Drücken Sie die Schaltfläche zum Einladen.',
  ],
  after:
    'Alle bekommen eine E-Mail mit einem Link, der 7 Tage gilt. *Eingeladen* zeigt die offenen Einladungen.',
  trouble: [
    {
      when: 'Die E-Mail kam nicht an, oder der Link ist abgelaufen.',
      help: 'Drücken Sie unter *Eingeladen* im Menü der Einladung *Noch einmal senden*.',
    },
  ],
  alt: 'Die Liste der Mitglieder mit Rolle, zweitem Schritt, letztem Besuch und Status.',
};

export const roles: GuideSection = {
  title: 'Rollen ändern und Zugang entziehen',
  screen: 'Personen',
  lead: '*Zuschauer* sehen an. Die *Inhaltsverwaltung* lädt hoch und verwaltet eigene Inhalte und zugeteilte Kategorien. Die *Organisationsverwaltung* verwaltet alle Inhalte, Kategorien und Personen. Ein *Admin* darf alles.',
  steps: [
    'Öffnen Sie *Personen* und drücken Sie auf eine Person.',
    'Wählen Sie die *Rolle*. Wer Inhalte verwaltet, bekommt unter *Verwaltet alle Inhalte von* Kategorien dazu.',
    'Drücken Sie *Speichern*.',
    'Um jemandem den Zugang zu entziehen, drücken Sie im Menü der Zeile *Deaktivieren*. *Mitgliedschaft beenden* entfernt die Person aus der Organisation.',
  ],
  after: 'Es gilt sofort, auch in offenen Sitzungen.',
  facts: [
    'Wer den zweiten Schritt verloren hat, kann sich nach *Zweiten Schritt entfernen* wieder anmelden.',
  ],
  trouble: [
    {
      when: 'Jemand lässt sich nicht ändern.',
      help: 'Sie sind es selbst, oder die Person hat mehr Rechte als Sie. Fragen Sie einen Admin. Bestimmt ein Verzeichnis die Rollen, ändern Sie dort die Gruppe.',
    },
  ],
};

export const groups: GuideSection = {
  title: 'Gruppen von Personen',
  screen: 'Personen',
  lead: 'Mit Gruppen legen Sie fest, für wen Inhalte sind. Sie kommen aus einem Verzeichnis oder vom Anmeldeanbieter, folgen einer Regel für Adressen oder werden von Hand gepflegt.',
  steps: [
    'Öffnen Sie *Personen*, dann *Gruppen*, und drücken Sie *Neue Gruppe*.',
    'Schreiben Sie unter *Name der Gruppe* einen Namen, und wählen Sie *Von Hand* oder *Regel*.',
    'Für eine Regel schreiben Sie unter *E-Mail endet auf*, womit Adressen enden. Darunter steht, auf wie viele Personen sie passt.',
    'Drücken Sie *Anlegen*. Von Hand geht es mit *Person hinzufügen* weiter, für viele auf einmal mit *Adressen einfügen*.',
  ],
  after:
    'Gruppen nach Regel und aus dem Verzeichnis bleiben automatisch aktuell. Inhalte, die nur für eine gelöschte Gruppe waren, sehen nur noch die, die sie verwalten.',
  trouble: [
    {
      when: 'Eine Gruppe lässt sich nicht ändern.',
      help: 'Sie kommt von außen: Ihre Seite sagt, woher. Ändern Sie sie dort.',
    },
  ],
};

export const links: GuideSection = {
  title: 'Personen sich selbst registrieren lassen',
  screen: 'Registrierung und Domains',
  lead: 'Mit einem Registrierungslink kann man sich selbst ein Konto als Zuschauer anlegen. Die Adresse wird per E-Mail bestätigt.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Registrierung und Domains*, und drücken Sie *Neuer Link*.',
    'Tragen Sie, wenn Sie möchten, Ihre Domains bei *Nur Adressen dieser Domains* ein, und einen Tag bei *Letzter Tag*.',
    'Drücken Sie *Erstellen*, dann in der Liste *Link kopieren*.',
  ],
  after: 'Wer sich registriert, steht unter *Mitglieder*. *Deaktivieren* schaltet den Link ab.',
};

export const categories: GuideSection = {
  title: 'Kategorien',
  screen: 'Kategorien',
  lead: 'Über Kategorien findet man Videos.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Kategorien*.',
    'Tippen Sie in *Neue Kategorie* und drücken Sie *Hinzufügen*.',
    'Ordnen Sie sie: Ziehen Sie an einem Griff, oder drücken Sie darauf die Pfeiltasten.',
    'Drücken Sie auf eine Kategorie für *Beschreibung*, *Kategoriebild* und *Verantwortliche*.',
    'Legen Sie unter *Vorgaben für neue Uploads* fest, womit neue Uploads beginnen, und drücken Sie *Speichern*.',
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
  title: 'Inhalte hervorheben',
  lead: 'Hervorgehobene Inhalte stehen groß am Anfang der Startseite.',
  steps: [
    'Öffnen Sie den Inhalt im Studio, dann *Angaben*.',
    'Schalten Sie *Hervorgehoben* für Mitglieder ein, und *Für alle hervorgehoben* für die öffentlichen Seiten.',
  ],
  after: 'Die neuesten kommen zuerst. Bis zu sechs werden gezeigt.',
};

export const branding: GuideSection = {
  title: 'Name, Logo und Farben',
  screen: 'Erscheinungsbild',
  lead: 'Geben Sie dem Portal das Aussehen Ihrer Organisation.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Erscheinungsbild*.',
    'Drücken Sie *Logo wählen*, für hellen und für dunklen Hintergrund. Gibt es nur eins, steht es auf beiden.',
    'Setzen Sie *Farben*. Die Vorschau zeigt sie in jedem Design.',
    'Drücken Sie *Speichern*.',
  ],
  after: 'Vorher sieht es niemand sonst. Danach sehen es alle innerhalb von fünf Minuten.',
  facts: ['Der hohe Kontrast bleibt immer gleich, für alle, die ihn zum Lesen brauchen.'],
  trouble: [
    {
      when: 'Eine Farbe wird nicht gezeigt.',
      help: 'Text darauf wäre schlecht zu lesen, darum zeigt das Portal stattdessen seine eigene Farbe. Die Vorschau nennt sie.',
    },
    {
      when: 'Ein Logo ist in einem Design kaum zu sehen.',
      help: 'Wählen Sie ein zweites für diesen Hintergrund. Eine Warnung unter dem Logo nennt die Designs.',
    },
  ],
  alt: 'Die Seite für das Erscheinungsbild: die Farben und eine Vorschau des Portals in den drei Designs.',
};

export const publishing: GuideSection = {
  title: 'Prüfungen, Startseite und Feeds',
  screen: 'Veröffentlichen',
  lead: '*Veröffentlichen* enthält die Einstellungen für alles, was veröffentlicht wird.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Veröffentlichen*.',
    'Schalten Sie *Prüfung vor dem Veröffentlichen* ein, damit jemand anderes Eingereichtes freigibt.',
    '*Neueste und meistgesehene auf der Startseite* ergänzt die Startseite um zwei Reihen.',
    'Tragen Sie *Kontakt* ein: Diese Adresse erhält, was Besucher über Formulare senden.',
    'Wählen Sie *Podcast-Rubrik*, und kopieren Sie die Adressen der Feeds.',
    'Drücken Sie *Speichern*.',
  ],
  facts: ['Nur Admins entscheiden, ob es öffentliche Seiten gibt und ob Zahlen zu Personen gezeigt werden.'],
};

export const player: GuideSection = {
  title: 'Der Player für alle',
  screen: 'Wiedergabe',
  lead: 'Legen Sie automatisches Abspielen, Herunterladen, Tempo und Untertitel für die Organisation fest. Inhalte und Kategorien können abweichen.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Wiedergabe*.',
    'Schalten Sie *Automatisch abspielen* ein oder aus.',
    'Wählen Sie unter *Herunterladen*, wer eine Kopie speichern darf: *Alle, die es sehen*, *Gruppen …* oder *Niemand*.',
    'Um davon abzuschrecken, Aufnahmen weiterzugeben, schalten Sie *Name über Videos zeigen* ein. Diese Videos kann dann niemand herunterladen oder einbetten.',
    'Wählen Sie *Verfügbare Tempos* und *Standardtempo*.',
    'Drücken Sie *Speichern*.',
  ],
};

export const words: GuideSection = {
  title: 'Wie Namen geschrieben werden',
  screen: 'Automatische Untertitel',
  lead: 'Automatische Untertitel schreiben Namen und Abkürzungen so, wie Sie es festlegen.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Automatische Untertitel*.',
    'Fügen Sie unter *Namen und Wörter* Wörter hinzu.',
    'Schalten Sie *Untertitel für neue Inhalte erzeugen* ein, damit Inhalte ohne Untertitel automatisch welche erhalten.',
  ],
  trouble: [
    {
      when: 'Die Seite sagt, dass automatische Untertitel nicht erlaubt sind.',
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
  facts: ['Das Herunterladen einer Tabelle mit Namen wird im Protokoll festgehalten.'],
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
  lead: 'Sehen Sie, was Platz belegt, bevor ein Upload abgelehnt wird.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Speicherplatz*.',
    'Sehen Sie *Nach Art*, *Nach Kategorie* und *Größte Inhalte* an.',
  ],
  facts: [
    'Gelöschte Inhalte zählen, bis sie nach 30 Tagen endgültig entfernt werden. Auch frühere Fassungen eines Videos zählen.',
  ],
  trouble: [
    {
      when: 'Es ist kein Platz mehr.',
      help: 'Löschen Sie frühere Fassungen und eigene Inhalte, bitten Sie einen Admin, andere zu löschen, oder bitten Sie den Betreiber des Portals um mehr.',
    },
  ],
};
