import type { GuideSection } from '../guide-section.ts';

export const title = 'Für die Inhaltsverwaltung';
export const help =
  'Inhalte einbringen, beschreiben, mit Untertiteln versehen und veröffentlichen – und sehen, wie sie angesehen werden.';

export const studio: GuideSection = {
  title: 'Erste Schritte im Studio',
  screen: 'Inhalte',
  lead: 'Im Studio bringen Sie Inhalte ein, beschreiben und veröffentlichen sie. Wer Inhalte verwaltet, verwaltet die eigenen und die der zugeteilten Kategorien.',
  steps: [
    'Drücken Sie auf Ihre Initialen, dann *Zur Verwaltung wechseln*.',
    '*Inhalte* zeigt die Inhalte, die Sie verwalten. Drücken Sie auf einen Titel, um ihn zu öffnen.',
    '*Prüfung*, *Zeitplan* und *Auswertung* stehen darunter im Menü.',
    '*Portal öffnen* führt zurück zu dem, was alle sehen.',
  ],
  facts: [
    'Das Fragezeichen oben öffnet dieses Handbuch dort, wo es von der Seite handelt, auf der Sie sind.',
    'In der Liste zeigt [[?]] alle Tasten. Alles lässt sich ohne Maus tun.',
  ],
  trouble: [
    {
      when: '*Zur Verwaltung wechseln* steht nicht im Menü.',
      help: 'In dieser Organisation dürfen Sie nur ansehen. Bitten Sie jemanden, der sie verwaltet, um die Rolle *Inhaltsverwaltung*.',
    },
  ],
  alt: 'Die Liste der Inhalte im Studio, mit Status, Sichtbarkeit, Untertiteln und Aufrufen.',
};

export const upload: GuideSection = {
  title: 'Einen Film oder eine Aufnahme hochladen',
  screen: 'Hochladen',
  lead: 'Jede übliche Video- oder Tondatei genügt; das Portal macht daraus alle Qualitäten.',
  steps: [
    'Drücken Sie in der Liste der Inhalte *Hochladen* und wählen Sie die Dateien, oder ziehen Sie sie irgendwo ins Studio.',
    'Für weitere Dateien drücken Sie *Dateien auswählen* oder *Ordner auswählen*. Auf einem Telefon öffnet *Video aufnehmen* die Kamera.',
    'Füllen Sie das Formular aus, während die Datei hochgeladen wird. Es wird von selbst gespeichert.',
    'Schalten Sie *Veröffentlichen, sobald es verarbeitet ist* ein, oder drücken Sie später *Veröffentlichen*.',
  ],
  after:
    'Die Zeile der Datei sagt, wie weit sie ist. Ist sie fertig, führt *Öffnen* zum Inhalt. Bis Sie ihn veröffentlichen, ist er ein Entwurf.',
  facts: [
    'Untertitel neben der Datei mit ihrem Namen, etwa `talk.en.vtt` neben `talk.mp4`, kommen mit, wenn Sie beide auswählen.',
    'Sie können anderswo im Studio weiterarbeiten: Was hochgeladen wird, zieht in dessen Ecke.',
  ],
  trouble: [
    {
      when: 'Die Verbindung fehlt, oder die Seite wurde geschlossen.',
      help: 'Das Hochladen geht von selbst weiter, wenn die Verbindung wieder da ist. Nach einem Neuladen wählen Sie dieselbe Datei noch einmal: Es geht weiter, wo es war.',
    },
    {
      when: 'Die Datei konnte nicht verarbeitet werden.',
      help: 'Ihre Zeile sagt, warum. Wählen Sie eine andere Kopie, etwa eine als MP4 exportierte.',
    },
    {
      when: 'Die Datei ist in der Bibliothek schon vorhanden.',
      help: 'Sie wird an ihren Bytes erkannt, wie immer sie heißt. *Öffnen* führt zum Inhalt.',
    },
  ],
  alt: 'Die Seite zum Hochladen mit dem Formular einer Datei: Titel, Beschreibung, Kategorien, Tags und Sichtbarkeit.',
};

export const describe: GuideSection = {
  title: 'Einen Inhalt beschreiben',
  lead: 'Gefunden wird, was gut beschrieben ist. Das Formular eines Inhalts wird beim Tippen gespeichert.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Angaben*.',
    'Schreiben Sie *Titel* und *Beschreibung*.',
    'Drücken Sie *Kategorie hinzufügen*, und fügen Sie *Schlagwörter* und *Sprecherinnen und Sprecher* hinzu. Eingabe oder ein Komma schließt jeden Eintrag ab.',
    'Setzen Sie *Ursprüngliches Datum*, wo der Inhalt älter ist als sein Hochladen.',
  ],
  after: 'Neben dem Titel lesen Sie, wann gespeichert wurde.',
  facts: [
    '*Verlauf* zeigt, was mit dem Inhalt geschehen ist. *Diese Texte zurückholen* bringt frühere Texte zurück.',
    'Eine Kategorie kann bei neuen Inhalten Tags, Sprecher und Sichtbarkeit vorgeben. Was Sie eintragen, gilt.',
  ],
  alt: 'Die Seite eines Inhalts: Reiter, Schritte vom Entwurf bis zur Veröffentlichung, Player und Formular.',
};

export const audience: GuideSection = {
  title: 'Festlegen, wer es sieht',
  lead: 'Jeder Inhalt ist für Ihre Organisation, für alle mit dem Link oder für alle.',
  steps: [
    'Öffnen Sie den Inhalt und gehen Sie zu *Wer es sieht*.',
    'Wählen Sie *Intern*, *Nicht gelistet* oder *Öffentlich*.',
    'Für einen Link mit Schloss schalten Sie *Passwort* ein und tippen eines.',
    'Für einen Link, der endet, setzen Sie *Ende des öffentlichen Links*.',
  ],
  after: '*Was Gäste sehen* sagt bei jeder Änderung, was jemand von außen fände.',
  facts: ['Die Links stehen unter dem Player, bei *Links*.'],
  trouble: [
    {
      when: 'Niemand von außen kann einen öffentlichen Inhalt öffnen.',
      help: 'Er ist noch nicht veröffentlicht, sein Link ist abgelaufen, oder öffentliche Seiten sind in Ihrer Organisation ausgeschaltet.',
    },
  ],
};

export const publish: GuideSection = {
  title: 'Veröffentlichen und zurücknehmen',
  lead: 'Der Knopf oben rechts bei einem Inhalt nennt immer den nächsten Schritt.',
  steps: [
    'Drücken Sie *Veröffentlichen*. Wo Ihre Organisation eine Prüfung verlangt, steht dort *Zur Prüfung geben*.',
    'Zum Zurücknehmen drücken Sie *Andere Schritte*, dann *Veröffentlichung zurücknehmen*.',
  ],
  after:
    'Der Inhalt ist sofort veröffentlicht, und wer seinen Kategorien folgt, erfährt davon. *Ansehen wie alle* zeigt ihn Ihnen.',
  facts: ['[[Strg]] [[Eingabe]] tut den nächsten Schritt.'],
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
  lead: 'Ein Inhalt kann von selbst veröffentlicht und zurückgenommen werden.',
  steps: [
    'Öffnen Sie den Inhalt, drücken Sie *Andere Schritte*, dann *Planen*.',
    'Setzen Sie *Veröffentlichen am* und, wenn es enden soll, *Zurücknehmen am*.',
    'Alles zusammen sehen Sie unter *Zeitplan*, nach *Monat* oder *Woche*.',
    'Ziehen Sie einen Eintrag auf einen anderen Tag, oder verschieben Sie ihn mit [[Alt]] und den Pfeiltasten. [[Z]] nimmt die letzte Verschiebung zurück.',
  ],
  after:
    'Bis dahin ist der Inhalt angekündigt, und man kann sich erinnern lassen. Verschieben Sie ihn, erfahren alle, die darum gebeten haben, den neuen Termin.',
  facts: ['Zeiten sind die Ihrer eigenen Zeitzone, die auf der Seite steht.'],
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
  lead: 'Wo Ihre Organisation es verlangt, sieht jemand anderes einen Inhalt an, bevor er veröffentlicht wird.',
  steps: [
    'Öffnen Sie den Entwurf und drücken Sie *Zur Prüfung geben*.',
    'Bittet jemand um Änderungen, sagen es Ihnen die Glocke und eine E-Mail.',
    'Öffnen Sie *Prüfung*, drücken Sie unter einer Anmerkung *Antworten*, und erledigen Sie sie, wenn sie getan ist.',
    'Drücken Sie *Erneut einreichen*.',
  ],
  after: 'Ist er freigegeben und die Prüfung abgeschlossen, drücken Sie *Veröffentlichen* oder *Planen*.',
  trouble: [
    {
      when: 'Ein freigegebener Inhalt ist wieder in Prüfung.',
      help: 'Jemand hat ihn nach der Freigabe bearbeitet. Er muss neu freigegeben werden.',
    },
  ],
};

export const review: GuideSection = {
  title: 'Prüfen, was andere einreichen',
  screen: 'Prüfung',
  lead: 'Wer prüft, sieht, was wartet, das am längsten Wartende zuerst. Niemand entscheidet über das selbst Eingereichte, wo es jemand anderes kann.',
  steps: [
    'Öffnen Sie *Prüfung* und wählen Sie einen Inhalt unter *Wartet*.',
    'Sehen Sie ihn an und lesen Sie *Vor der Veröffentlichung*.',
    'Drücken Sie [[C]], wo etwas nicht stimmt, schreiben Sie Ihre Anmerkung, und drücken Sie *Senden*.',
    'Drücken Sie *Um Änderungen bitten* oder *Freigeben*.',
    'Fehlt nichts mehr, drücken Sie *Abschließen*.',
  ],
  after: 'Wer den Inhalt eingereicht hat, bekommt Ihre Entscheidung per E-Mail.',
  facts: [
    '[[J]] und [[K]] gehen zum nächsten und zum vorigen Inhalt. Was Sie hier ansehen, zählt nicht als Aufruf.',
  ],
  alt: 'Eine Prüfung: die Warteschlange, der Player mit nummerierten Anmerkungen und die Knöpfe zum Entscheiden.',
};

export const findContent: GuideSection = {
  title: 'Ihre Inhalte finden',
  screen: 'Inhalte',
  lead: 'Suche, Filter und Ansichten grenzen die Liste der Inhalte ein.',
  steps: [
    'Drücken Sie [[/]] und tippen Sie, oder drücken Sie *Filter hinzufügen*.',
    'Sortieren Sie mit einem Druck auf den Kopf einer Spalte; *Spalten* wählt, welche zu sehen sind.',
    'Drücken Sie *Als Ansicht speichern*, um dasselbe unter einem Namen wiederzufinden.',
  ],
  facts: [
    '*Ohne Untertitel* und *Geplant* sind Ansichten, die alle haben.',
    'Die Adresse der Seite enthält die Suche: Schicken Sie sie jemandem, oder speichern Sie sie als Lesezeichen.',
  ],
  trouble: [
    {
      when: 'In der Liste fehlt etwas.',
      help: 'Drücken Sie *Suche und Filter löschen*. Wer Inhalte verwaltet, findet die eigenen und die der zugeteilten Kategorien.',
    },
  ],
};

export const bulk: GuideSection = {
  title: 'Viele auf einmal ändern',
  screen: 'Inhalte',
  lead: 'Alle ausgewählten Inhalte bekommen auf einmal dieselbe Änderung.',
  steps: [
    'Wählen Sie Inhalte mit ihren Kästchen aus, oder mit [[X]] und [[Umschalt]] [[↓]].',
    'Drücken Sie in der Leiste unten *Kategorie*, *Schlagwörter* oder *Wer es sieht*.',
    '*Mehr* dient zum Veröffentlichen, zum Setzen von Terminen, zum Zurücknehmen und zur Prüfung, und schaltet das Herunterladen ein oder aus.',
  ],
  after: 'Eine Meldung sagt, was daraus geworden ist. Ihr Knopf, oder [[Z]], nimmt die Änderung zurück.',
  trouble: [
    {
      when: 'Einige wurden nicht geändert.',
      help: 'Die Meldung nennt sie und sagt, warum, etwa weil Sie sie nicht verwalten.',
    },
  ],
  alt: 'Drei ausgewählte Inhalte in der Liste, und die Leiste für Kategorie, Tags, Sichtbarkeit und mehr.',
};

export const sheet: GuideSection = {
  title: 'Viele Dateien mit einer Tabelle',
  screen: 'Mit einer Tabelle importieren',
  lead: 'Eine Tabelle sagt, was jede von vielen Dateien ist: Titel, Kategorien, Tags, Datum, Untertitel.',
  steps: [
    'Öffnen Sie *Mit einer Tabelle importieren* mit dem Knopf unten. Die Seite öffnet sich auch, wenn Sie *Hochladen* drücken und eine Tabelle (CSV) wählen.',
    'Drücken Sie *Vorlage herunterladen*, und füllen Sie die Datei mit einer Tabellenkalkulation aus.',
    'Drücken Sie *Tabelle auswählen* und *Dateien auswählen*, oder ziehen Sie alles auf die Seite.',
    'Lesen Sie, was aus jeder Zeile wird. Verbessern Sie die Tabelle und wählen Sie sie neu, so oft Sie möchten.',
    'Drücken Sie den Knopf, der die Dateien hochlädt.',
  ],
  after:
    'Vor diesem letzten Schritt wird nichts hochgeladen. Falsche Zeilen werden ausgelassen und sagen, warum.',
  facts: ['Eine Tabelle, die aus dem Portal exportiert wurde, ändert die Inhalte, die sie nennt.'],
};

export const together: GuideSection = {
  title: 'Zu zweit an einem Inhalt',
  lead: 'Niemandes Text geht verloren, wenn zwei an demselben Inhalt oder denselben Untertiteln arbeiten.',
  steps: [
    'Arbeiten Sie weiter wie immer: Felder, die nur eine Person geändert hat, werden so gespeichert, wie sie geschrieben wurden.',
    'Haben beide dasselbe geändert, lesen Sie beide Texte und drücken Sie *Andere Fassung nehmen* oder *Meine speichern*.',
  ],
  after: 'Bis Sie wählen, wird vom umstrittenen Text nichts über den anderen gespeichert.',
  facts: [
    'Fehlt die Verbindung, bleibt in diesem Browser, was Sie schreiben. Es wird gespeichert, wenn sie wieder da ist, auch nach einem Neuladen.',
  ],
};

export const analytics: GuideSection = {
  title: 'Sehen, wie es angesehen wird',
  screen: 'Auswertung',
  lead: 'Aufrufe, Personen, Stunden und wie viel zu Ende gesehen wird, für 7 Tage bis zu einem Jahr.',
  steps: [
    'Öffnen Sie *Auswertung*. Wer Inhalte verwaltet, wählt eine Kategorie oder einen der eigenen Inhalte.',
    'Wählen Sie den *Zeitraum*.',
    'Öffnen Sie unter *Inhalte* einen Inhalt und sehen Sie *Wie lange Zuschauer bleiben*: Wo die Kurve fällt, gehen die Leute.',
    'Drücken Sie *Als CSV*, um eine Tabelle mitzunehmen.',
  ],
  facts: [
    'Gäste werden erst ab fünf genannt, damit niemand zu erkennen ist.',
    'Die Zahlen sind einige Minuten alt.',
  ],
  alt: 'Die Auswertung der Organisation: vier Zahlen, wie lange zugesehen wird, und was am meisten angesehen wurde.',
};
