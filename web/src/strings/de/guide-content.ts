import type { GuideSection } from '../guide-section.ts';

export const title = 'Für die Inhaltsverwaltung';
export const help =
  'Inhalte hochladen, beschreiben, mit Untertiteln versehen und veröffentlichen – und sehen, wie sie ankommen.';

export const studio: GuideSection = {
  title: 'Erste Schritte im Studio',
  screen: 'Inhalte',
  lead: 'Im Studio laden Sie Inhalte hoch, beschreiben und veröffentlichen sie. Die Inhaltsverwaltung verwaltet eigene Inhalte und die der zugeteilten Kategorien.',
  steps: [
    'Drücken Sie auf Ihre Initialen, dann *Zur Verwaltung wechseln*.',
    '*Inhalte* zeigt die Inhalte, die Sie verwalten. Drücken Sie auf einen Titel, um ihn zu öffnen.',
    '*Prüfung*, *Zeitplan* und *Auswertung* stehen darunter im Menü.',
    '*Portal öffnen* führt zurück zu dem, was alle sehen.',
  ],
  facts: [
    'Das Fragezeichen oben öffnet dieses Handbuch beim Abschnitt über die Seite, auf der Sie sind.',
    'In der Liste zeigt [[?]] alle Tastenkürzel. Alles geht auch ohne Maus.',
  ],
  trouble: [
    {
      when: '*Zur Verwaltung wechseln* steht nicht im Menü.',
      help: 'In dieser Organisation sind Sie Zuschauer. Bitten Sie jemanden, der sie verwaltet, um die Rolle *Inhaltsverwaltung*.',
    },
  ],
  alt: 'Die Liste der Inhalte im Studio, mit Status, Sichtbarkeit, Untertiteln und Aufrufen.',
};

export const upload: GuideSection = {
  title: 'Ein Video oder eine Aufnahme hochladen',
  screen: 'Hochladen',
  lead: 'Jede gängige Video- oder Audiodatei genügt; das Portal erstellt daraus alle Qualitäten.',
  steps: [
    'Drücken Sie in der Liste der Inhalte *Hochladen* und wählen Sie die Dateien, oder ziehen Sie sie irgendwo ins Studio.',
    'Für weitere Dateien drücken Sie *Dateien auswählen* oder *Ordner auswählen*. Auf einem Smartphone öffnet *Video aufnehmen* die Kamera.',
    'Füllen Sie das Formular aus, während die Datei hochgeladen wird. Es wird automatisch gespeichert.',
    'Schalten Sie *Veröffentlichen, sobald es verarbeitet ist* ein, oder drücken Sie später *Veröffentlichen*.',
  ],
  after:
    'Die Zeile der Datei zeigt den Fortschritt. Ist sie fertig, führt *Öffnen* zum Inhalt. Bis Sie ihn veröffentlichen, ist er ein Entwurf.',
  facts: [
    'Untertiteldateien mit gleichem Namen, etwa `talk.en.vtt` zu `talk.mp4`, werden mit hochgeladen, wenn Sie beide auswählen.',
    'Sie können anderswo im Studio weiterarbeiten: Die Uploads wandern in dessen Ecke.',
  ],
  trouble: [
    {
      when: 'Die Verbindung ist unterbrochen, oder die Seite wurde geschlossen.',
      help: 'Der Upload wird automatisch fortgesetzt, wenn die Verbindung wieder da ist. Nach einem Neuladen wählen Sie dieselbe Datei noch einmal, um fortzufahren.',
    },
    {
      when: 'Die Datei konnte nicht verarbeitet werden.',
      help: 'Ihre Zeile sagt, warum. Wählen Sie eine andere Kopie, etwa eine als MP4 exportierte.',
    },
    {
      when: 'Die Datei ist in der Bibliothek schon vorhanden.',
      help: 'Sie wird an ihrem Inhalt erkannt, egal wie sie heißt. *Öffnen* führt zum Inhalt.',
    },
  ],
  alt: 'Die Seite zum Hochladen mit dem Formular einer Datei: Titel, Beschreibung, Kategorien, Tags und Sichtbarkeit.',
};

export const describe: GuideSection = {
  title: 'Einen Inhalt beschreiben',
  lead: 'Gut beschriebene Inhalte werden leichter gefunden. Das Formular wird beim Tippen gespeichert.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Angaben*.',
    'Schreiben Sie *Titel* und *Beschreibung*.',
    'Drücken Sie *Kategorie hinzufügen*, und fügen Sie *Schlagwörter* und *Sprecherinnen und Sprecher* hinzu. Trennen Sie sie mit Eingabe oder Komma.',
    'Setzen Sie *Ursprüngliches Datum*, wenn der Inhalt älter ist als sein Upload.',
  ],
  after: 'Neben dem Titel sehen Sie, wann zuletzt gespeichert wurde.',
  facts: [
    '*Verlauf* zeigt, was mit dem Inhalt geschehen ist. *Diese Texte wiederherstellen* holt frühere Texte zurück.',
    'Eine Kategorie kann bei neuen Inhalten Tags, Sprecher und Sichtbarkeit vorgeben. Was Sie eintragen, hat Vorrang.',
  ],
  alt: 'Die Seite eines Inhalts: Reiter, Schritte vom Entwurf bis zur Veröffentlichung, Player und Formular.',
};

export const audience: GuideSection = {
  title: 'Festlegen, wer es sieht',
  lead: 'Jeder Inhalt ist für Ihre Organisation, für alle mit dem Link oder für alle.',
  steps: [
    'Öffnen Sie den Inhalt und gehen Sie zu *Wer es sieht*.',
    'Wählen Sie *Intern*, *Nicht gelistet* oder *Öffentlich*.',
    'Nur für einen Teil der Organisation wählen Sie *Intern*, dann unter *Für wen* *Gruppen und Personen …*, und drücken *Gruppen oder Personen hinzufügen*.',
    'Um den Link zu schützen, schalten Sie *Passwort* ein und geben eines ein.',
    'Damit der Link abläuft, setzen Sie *Ende des öffentlichen Links*.',
  ],
  after: '*Was Besucher sehen* zeigt bei jeder Änderung, was jemand von außen sehen würde.',
  facts: [
    'Die Links stehen unter dem Player, bei *Links*.',
    'Um ihn jemandem außerhalb zu zeigen, geben Sie unter *Gäste* die Adresse ein und drücken *Freigeben*. Gäste bestätigen die Adresse mit einem Code.',
    'Manager der Organisation können das mit *Ansehen wie …* prüfen.',
  ],
  trouble: [
    {
      when: 'Niemand von außen kann einen öffentlichen Inhalt öffnen.',
      help: 'Er ist noch nicht veröffentlicht, sein Link ist abgelaufen, oder öffentliche Seiten sind in Ihrer Organisation ausgeschaltet.',
    },
  ],
};

export const publish: GuideSection = {
  title: 'Veröffentlichen und zurücknehmen',
  lead: 'Die Schaltfläche oben rechts bei einem Inhalt zeigt immer den nächsten Schritt.',
  steps: [
    'Drücken Sie *Veröffentlichen*. Wenn Ihre Organisation eine Prüfung verlangt, steht dort *Zur Prüfung geben*.',
    'Zum Zurücknehmen drücken Sie *Andere Schritte*, dann *Veröffentlichung zurücknehmen*.',
  ],
  after:
    'Der Inhalt ist sofort veröffentlicht, und wer seinen Kategorien folgt, erfährt davon. *Ansehen wie alle* zeigt ihn, wie Zuschauer ihn sehen.',
  facts: ['[[Strg]] [[Eingabe]] führt den nächsten Schritt aus.'],
  trouble: [
    {
      when: '*Veröffentlichen* fehlt.',
      help: 'Die Datei wird noch verarbeitet, oder zuerst muss geprüft werden.',
    },
  ],
};

export const schedule: GuideSection = {
  title: 'Termine setzen',
  screen: 'Zeitplan',
  lead: 'Veröffentlichen Sie einen Inhalt automatisch und nehmen Sie ihn automatisch zurück.',
  steps: [
    'Öffnen Sie den Inhalt, drücken Sie *Andere Schritte*, dann *Planen*.',
    'Setzen Sie *Veröffentlichen am* und, wenn es enden soll, *Zurücknehmen am*.',
    'Alles zusammen sehen Sie unter *Zeitplan*, nach *Monat* oder *Woche*.',
    'Ziehen Sie einen Eintrag auf einen anderen Tag, oder verschieben Sie ihn mit [[Alt]] und den Pfeiltasten. [[Z]] macht die letzte Verschiebung rückgängig.',
  ],
  after:
    'Bis dahin ist der Inhalt angekündigt, und man kann sich erinnern lassen. Verschieben Sie ihn, werden alle mit einer Erinnerung benachrichtigt.',
  facts: ['Zeiten gelten in Ihrer eigenen Zeitzone, die auf der Seite steht.'],
  trouble: [
    {
      when: 'Ein Eintrag lässt sich nicht verschieben.',
      help: 'Verschieben lassen sich nur künftige Einträge, und nur auf eine künftige Zeit.',
    },
  ],
  alt: 'Der Kalender eines Monats mit dem, was veröffentlicht wurde und wird.',
};

export const submit: GuideSection = {
  title: 'Zur Prüfung geben',
  lead: 'Wenn Ihre Organisation es verlangt, prüft jemand anderes einen Inhalt, bevor er veröffentlicht wird.',
  steps: [
    'Öffnen Sie den Entwurf und drücken Sie *Zur Prüfung geben*.',
    'Bittet jemand um Änderungen, erfahren Sie es durch die Glocke und eine E-Mail.',
    'Öffnen Sie *Prüfung*, drücken Sie unter einer Anmerkung *Antworten*, und markieren Sie sie als erledigt.',
    'Drücken Sie *Erneut einreichen*.',
  ],
  after: 'Ist er freigegeben und die Prüfung abgeschlossen, drücken Sie *Veröffentlichen* oder *Planen*.',
  trouble: [
    {
      when: 'Ein freigegebener Inhalt ist wieder in Prüfung.',
      help: 'Jemand hat ihn nach der Freigabe bearbeitet. Er muss erneut freigegeben werden.',
    },
  ],
};

export const review: GuideSection = {
  title: 'Prüfen, was andere einreichen',
  screen: 'Prüfung',
  lead: 'Wer prüft, sieht, was wartet, die am längsten wartenden Inhalte zuerst. Niemand entscheidet über eigene Einreichungen, wenn jemand anderes es kann.',
  steps: [
    'Öffnen Sie *Prüfung* und wählen Sie einen Inhalt unter *Wartet*.',
    'Sehen Sie ihn an und lesen Sie *Vor der Veröffentlichung*.',
    'Drücken Sie [[C]], wo etwas nicht stimmt, schreiben Sie Ihre Anmerkung, und drücken Sie *Senden*.',
    'Drücken Sie *Um Änderungen bitten* oder *Freigeben*.',
    'Fehlt nichts mehr, drücken Sie *Abschließen*.',
  ],
  after: 'Wer den Inhalt eingereicht hat, bekommt Ihre Entscheidung per E-Mail.',
  facts: [
    '[[J]] und [[K]] führen zum nächsten und zum vorigen Inhalt. Was Sie hier ansehen, zählt nicht als Aufruf.',
  ],
  alt: 'Eine Prüfung: die Warteschlange, der Player mit nummerierten Anmerkungen und die Schaltflächen zum Entscheiden.',
};

export const findContent: GuideSection = {
  title: 'Ihre Inhalte finden',
  screen: 'Inhalte',
  lead: 'Suche, Filter und Ansichten grenzen die Liste der Inhalte ein.',
  steps: [
    'Drücken Sie [[/]] und tippen Sie, oder drücken Sie *Filter hinzufügen*.',
    'Drücken Sie auf eine Spaltenüberschrift, um zu sortieren; unter *Spalten* wählen Sie, welche zu sehen sind.',
    'Drücken Sie *Als Ansicht speichern*, um Suche und Filter unter einem Namen zu speichern.',
  ],
  facts: [
    '*Ohne Untertitel* und *Geplant* sind Ansichten, die alle haben.',
    'Die Adresse der Seite enthält die Suche: Schicken Sie sie jemandem, oder speichern Sie sie als Lesezeichen.',
  ],
  trouble: [
    {
      when: 'In der Liste fehlt etwas.',
      help: 'Drücken Sie *Suche und Filter löschen*. Die Inhaltsverwaltung sieht eigene Inhalte und die der zugeteilten Kategorien.',
    },
  ],
};

export const bulk: GuideSection = {
  title: 'Viele Inhalte auf einmal ändern',
  screen: 'Inhalte',
  lead: 'Ändern Sie alle ausgewählten Inhalte auf einmal.',
  steps: [
    'Wählen Sie Inhalte mit ihren Kästchen aus, oder mit [[X]] und [[Umschalt]] [[↓]].',
    'Drücken Sie in der Leiste unten *Kategorie*, *Schlagwörter* oder *Wer es sieht*.',
    'Unter *Mehr* veröffentlichen, planen oder nehmen Sie Inhalte zurück, geben sie zur Prüfung oder wählen *Wer herunterladen darf …*.',
  ],
  after: 'Eine Meldung zeigt das Ergebnis. Ihre Schaltfläche, oder [[Z]], macht die Änderung rückgängig.',
  trouble: [
    {
      when: 'Einige wurden nicht geändert.',
      help: 'Die Meldung nennt sie und sagt, warum, etwa weil Sie sie nicht verwalten.',
    },
  ],
  alt: 'Drei ausgewählte Inhalte in der Liste, und die Leiste für Kategorie, Tags, Sichtbarkeit und mehr.',
};

export const sheet: GuideSection = {
  title: 'Viele Dateien mit einer Tabelle importieren',
  screen: 'Mit einer Tabelle importieren',
  lead: 'Eine Tabelle beschreibt viele Dateien: Titel, Kategorien, Tags, Datum, Untertitel.',
  steps: [
    'Öffnen Sie *Mit einer Tabelle importieren* mit der Schaltfläche unten. Die Seite öffnet sich auch, wenn Sie *Hochladen* drücken und eine Tabelle (CSV) wählen.',
    'Drücken Sie *Vorlage herunterladen*, und füllen Sie die Datei mit einer Tabellenkalkulation aus.',
    'Drücken Sie *Tabelle auswählen* und *Dateien auswählen*, oder ziehen Sie alles auf die Seite.',
    'Sehen Sie, was mit jeder Zeile geschieht. Korrigieren Sie die Tabelle und wählen Sie sie noch einmal, so oft Sie möchten.',
    'Drücken Sie die Schaltfläche, die die Dateien hochlädt.',
  ],
  after:
    'Vor diesem letzten Schritt wird nichts hochgeladen. Fehlerhafte Zeilen werden übersprungen und sagen, warum.',
  facts: ['Eine Tabelle, die aus dem Portal exportiert wurde, ändert die Inhalte, die sie nennt.'],
};

export const together: GuideSection = {
  title: 'Zu zweit an einem Inhalt',
  lead: 'Kein Text geht verloren, wenn zwei Personen an demselben Inhalt oder denselben Untertiteln arbeiten.',
  steps: [
    'Kreise mit Initialen über der Seite zeigen, wer sie sonst noch geöffnet hat. Drücken Sie darauf, um zu sehen, woran diese Personen arbeiten.',
    'Arbeiten Sie weiter wie immer: Felder, die nur eine Person geändert hat, werden so gespeichert, wie sie sind.',
    'Haben beide dasselbe Feld geändert, vergleichen Sie die Texte und drücken Sie *Andere Fassung verwenden* oder *Meine speichern*.',
  ],
  after: 'Bis Sie wählen, überschreibt kein Text den anderen.',
  facts: [
    'Ist die Verbindung unterbrochen, bleibt Ihr Text in diesem Browser. Er wird gespeichert, sobald sie wieder da ist, auch nach einem Neuladen.',
  ],
};

export const analytics: GuideSection = {
  title: 'Sehen, wie es angesehen wird',
  screen: 'Auswertung',
  lead: 'Aufrufe, Personen, Stunden und wie viel zu Ende gesehen wird, für 7 Tage bis zu einem Jahr.',
  steps: [
    'Öffnen Sie *Auswertung*. Die Inhaltsverwaltung wählt eine Kategorie oder einen der eigenen Inhalte.',
    'Wählen Sie den *Zeitraum*.',
    'Öffnen Sie unter *Inhalte* einen Inhalt und sehen Sie *Wie lange Zuschauer bleiben*: Wo die Kurve fällt, springen Zuschauer ab.',
    'Drücken Sie *Als CSV*, um eine Tabelle herunterzuladen.',
  ],
  facts: [
    'Besucher werden erst ab fünf angezeigt, damit niemand zu erkennen ist.',
    'Die Zahlen sind einige Minuten alt.',
  ],
  alt: 'Die Auswertung der Organisation: vier Zahlen, wie lange zugesehen wird, und was am meisten angesehen wurde.',
};
