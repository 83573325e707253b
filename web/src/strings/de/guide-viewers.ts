import type { GuideSection } from '../guide-section.ts';

export const title = 'Für Zuschauer';
export const help = 'Finden, ansehen, speichern, teilen und das Portal nach Ihren Wünschen einrichten.';

export const find: GuideSection = {
  title: 'Zurechtfinden',
  screen: 'Startseite',
  lead: 'Die Startseite beginnt mit dem, was Ihre Organisation hervorhebt. Darunter finden Sie, was Sie begonnen haben, was demnächst erscheint, und eine Reihe für jede Kategorie.',
  steps: [
    'Drücken Sie auf eine Karte, um den Inhalt anzusehen.',
    'Um zuerst zu lesen, worum es geht, drücken Sie auf der Karte die Schaltfläche mit den drei Punkten: *Details zum Video öffnen*.',
    'Drücken Sie am Ende einer Reihe *Alle ansehen*, um alles daraus zu sehen.',
    'Für alle Kategorien drücken Sie im Menü *Entdecken* und noch einmal oben in der Liste.',
  ],
  facts: [
    'Auf einem breiten Bildschirm steht das Menü am linken Rand. Auf einem kleineren öffnet es sich mit der Schaltfläche neben dem Logo.',
    'Auf einer Karte steht *Intern*, wenn nur Mitglieder Ihrer Organisation zusehen können, und *Passwort erforderlich*, wenn der öffentliche Link ein Passwort hat.',
  ],
  alt: 'Die Startseite: ein großes Bild mit Schaltflächen zum Abspielen, Speichern und Weiterlesen, darunter die Reihe mit Begonnenem.',
};

export const search: GuideSection = {
  title: 'Suchen',
  lead: 'Die Suche umfasst Titel, Beschreibungen, Tags, Personen und jedes Wort der Untertitel. Groß- und Kleinschreibung und Akzente spielen keine Rolle, und kleine Tippfehler werden verziehen.',
  steps: [
    'Drücken Sie [[/]] oder das Suchfeld oben.',
    'Geben Sie ein, was Sie suchen. Mit [[↑]] und [[↓]] wählen Sie einen Vorschlag.',
    'Drücken Sie [[Eingabe]], um alle Ergebnisse zu sehen.',
    'Grenzen Sie auf *Titel*, *Beschreibungen*, *Tags* oder *Untertitel* ein, oder nach *Art*, *Kategorie*, *Datum*, *Dauer* und *Person*. Auf einem kleinen Bildschirm finden Sie diese unter *Filter*.',
  ],
  after:
    'Gefundene Wörter sind markiert. Bei einem Satz aus den Untertiteln steht seine Zeit: Drücken Sie darauf, um dort zu beginnen.',
  facts: [
    'Das leere Feld bietet Ihre letzten acht Suchen an. Sie werden nur auf diesem Gerät gespeichert; *Letzte Suchen löschen* entfernt sie.',
  ],
  trouble: [
    {
      when: 'Es gibt keine Treffer.',
      help: 'Versuchen Sie es mit weniger Wörtern, drücken Sie *Überall suchen*, oder entfernen Sie Filter mit *Filter zurücksetzen*. Sie finden nur, was Sie ansehen dürfen.',
    },
  ],
  alt: 'Ergebnisse einer Suche, darin die gefundenen Wörter markiert, darunter Sätze aus den Untertiteln.',
};

export const watch: GuideSection = {
  title: 'Ansehen und anhören',
  lead: 'Der Player wählt die beste Qualität für Ihre Verbindung. Er merkt sich Ihre Einstellungen auf diesem Gerät.',
  steps: [
    'Drücken Sie *Abspielen* oder die Leertaste.',
    'Drücken Sie *Untertitel*, um Untertitel einzuschalten.',
    'Drücken Sie *Einstellungen* für *Qualität*, *Tempo*, die Sprache der *Untertitel* und *Tonspur*, wenn es mehrere Tonspuren gibt.',
    'Drücken Sie *Vollbild* oder *Kinomodus* für ein größeres Bild.',
  ],
  after:
    'Am Ende wird automatisch abgespielt, was unter *Als Nächstes* steht. Sie können das abbrechen oder *Nächstes automatisch abspielen* ganz ausschalten.',
  facts: [
    '*Mini-Player* lässt es in einer Ecke weiterlaufen, während Sie stöbern; *Mini-Player schließen* beendet es.',
    '*Auf anderem Bildschirm abspielen* schickt es auf einen Fernseher, wenn Ihr Browser das unterstützt.',
  ],
  trouble: [
    {
      when: 'Die Wiedergabe stockt, oder das Bild ist unscharf.',
      help: 'Die Verbindung ist langsam. Wählen Sie eine niedrigere *Qualität*, oder bleiben Sie bei *Auto*.',
    },
    {
      when: 'Es ist kein Ton zu hören.',
      help: 'Prüfen Sie, ob der Player stummgeschaltet ist. Hat dieses Gerät keine Tonausgabe, sagt es der Player.',
    },
  ],
  alt: 'Die Seite zum Ansehen: der Player, darunter Titel und Schaltflächen, daneben Kapitel und Transkript.',
};

export const transcript: GuideSection = {
  title: 'Kapitel und Transkript',
  lead: 'Beide stehen neben dem Player, auf kleineren Bildschirmen darunter.',
  steps: [
    'Öffnen Sie *Kapitel* und drücken Sie auf eines, um dorthin zu springen.',
    'Öffnen Sie *Transkript*, um mitzulesen. Drücken Sie auf eine Zeile, um sie zu hören.',
    'Geben Sie unter *Im Transkript suchen* ein Wort ein; mit *Nächster Treffer* geht es weiter.',
    'Drücken Sie *Mit Zeiten kopieren*, um den Text mitzunehmen.',
  ],
  facts: [
    '*Automatisch mitlaufen* hält die gesprochene Zeile im Blick.',
    'Wurden die Untertitel automatisch erzeugt, steht es hinter der Sprache.',
  ],
  trouble: [
    {
      when: 'Es gibt kein Transkript.',
      help: 'Noch hat niemand Untertitel hinzugefügt. Fragen Sie, wer den Inhalt veröffentlicht hat.',
    },
  ],
};

export const captions: GuideSection = {
  title: 'Untertitel nach Ihren Wünschen',
  lead: 'Größe, Farbe, Hintergrund und Schrift der Untertitel wählen Sie selbst.',
  steps: [
    'Drücken Sie *Abspielen*, dann im Player *Einstellungen*, dann *Untertitelstil*.',
    'Wählen Sie *Größe*, *Farbe*, *Hintergrund* und *Schrift*. Die Untertitel ändern sich sofort.',
    'Hat ein Inhalt Beschreibungen dessen, was zu sehen ist, schalten Sie *Gesprochene Beschreibung* ein, um sie zu hören.',
  ],
};

export const resume: GuideSection = {
  title: 'Weitersehen, wo Sie aufgehört haben',
  screen: 'Verlauf',
  lead: 'Was Sie begonnen haben, steht auf der Startseite unter *Weiterschauen*, auf allen Ihren Geräten.',
  steps: [
    'Drücken Sie auf die Karte, um bei der Sekunde weiterzusehen, bei der Sie aufgehört haben.',
    'Drücken Sie im Player *Von vorn*, um am Anfang zu beginnen.',
    'Drücken Sie auf der Karte *Als angesehen markieren* oder *Aus „Weiterschauen“ entfernen*, wenn Sie damit fertig sind.',
  ],
  facts: [
    '*Verlauf*, im Menü unter Ihren Initialen, zeigt alles, was Sie angesehen haben. *Verlauf leeren* leert ihn.',
    'Wer den Inhalt oder Ihre Organisation verwaltet, kann sehen, ob Sie ihn angesehen haben, sofern Ihre Organisation das nicht abgeschaltet hat.',
  ],
};

export const playlist: GuideSection = {
  title: 'Meine Playlist',
  screen: 'Meine Playlist',
  lead: 'Die Playlist hebt für später auf, was Sie merken, und ordnet es automatisch.',
  steps: [
    'Drücken Sie bei einem Inhalt *Merken*.',
    'Öffnen Sie *Meine Playlist* im Menü.',
    'Wählen Sie *Vorgemerkt*, *Begonnen* oder *Gesehen*.',
    'Drücken Sie auf einer Karte *Verschieben nach* oder *Aus der Playlist entfernen*, um selbst zu ordnen.',
  ],
  after:
    'Ein Inhalt wechselt zu *Begonnen*, wenige Sekunden nachdem Sie ihn abspielen, und zu *Gesehen*, wenn Sie 90 % davon gesehen haben.',
  facts: ['*Playlist leeren* entfernt alles, nach einer Rückfrage.'],
  alt: 'Die Playlist mit ihren drei Listen und den Karten der gemerkten Inhalte.',
};

export const follow: GuideSection = {
  title: 'Kategorien folgen',
  screen: 'Gefolgt',
  lead: 'Folgen Sie, was Sie interessiert, und erfahren Sie, was es Neues gibt.',
  steps: [
    'Drücken Sie im Menü *Entdecken* und noch einmal oben in der Liste.',
    'Drücken Sie bei einer Kategorie *Folgen*.',
    'Öffnen Sie *Gefolgt*: Dort steht das Neueste aus allem, dem Sie folgen.',
  ],
  after: 'Die Glocke meldet Ihnen Neues. Drücken Sie bei einer Kategorie *Gefolgt*, um damit aufzuhören.',
};

export const reminders: GuideSection = {
  title: 'Erinnerungen',
  screen: 'Demnächst',
  lead: 'Angekündigte Inhalte stehen mit ihrem Termin da, bevor Sie sie ansehen können.',
  steps: [
    'Sie finden den Inhalt unter *Demnächst*.',
    'Drücken Sie *Erinnern*. Ein zweiter Druck entfernt die Erinnerung.',
  ],
  after:
    'Sie bekommen eine E-Mail mit einem Eintrag für Ihren Kalender und eine weitere, wenn der Inhalt da ist. Ändert sich der Termin, erfahren Sie es.',
};

export const share: GuideSection = {
  title: 'Teilen',
  lead: 'Geben Sie Kolleginnen und Kollegen oder allen einen Link, der an der gewünschten Stelle beginnt.',
  steps: [
    'Drücken Sie unter dem Player *Teilen*.',
    'Schalten Sie *Beginnen bei* ein, um an einer bestimmten Stelle zu beginnen.',
    'Drücken Sie *Link kopieren* oder *E-Mail* unter *Interner Link* für Kolleginnen und Kollegen, die sich dafür anmelden, oder unter *Öffentlicher Link* für alle.',
  ],
  facts: [
    '*In eine Seite einbetten* gibt Ihnen einen Code, der den Player auf einer anderen Seite zeigt, wenn Ihre Organisation das erlaubt.',
    'Hängen Sie `?t=1m30s` von Hand an eine Adresse an, um dort zu beginnen.',
  ],
  trouble: [
    {
      when: 'Es gibt nur einen internen Link.',
      help: 'Der Inhalt ist für Mitglieder. Wer ihn verwaltet, kann ihn öffentlich machen.',
    },
  ],
};

export const download: GuideSection = {
  title: 'Herunterladen',
  lead: 'Wenn Downloads erlaubt sind, können Sie Video, Ton, Untertitel und Anhänge speichern.',
  steps: ['Drücken Sie unter dem Player *Herunterladen*.', 'Wählen Sie *Video*, *Audio* oder *Untertitel*.'],
  after: 'Ihr Browser speichert die Datei.',
  facts: ['Dateien, die zu einem Inhalt gehören, stehen unter *Anhänge*.'],
  trouble: [
    {
      when: 'Es gibt keine Schaltfläche zum Herunterladen.',
      help: 'Diesen Inhalt darf niemand herunterladen, oder nur manche Gruppen. Fragen Sie, wer ihn verwaltet.',
    },
  ],
};

export const keyboard: GuideSection = {
  title: 'Tastatur',
  lead: 'Alles lässt sich mit der Tastatur tun. [[?]] zeigt im Player dessen Tastenkürzel, und *Tastenkürzel verwenden* schaltet sie aus.',
};
