import type { GuideSection } from '../guide-section.ts';

export const title = 'Für Zuschauer';
export const help = 'Finden, ansehen, speichern, teilen und das Portal nach Ihren Wünschen einrichten.';

export const find: GuideSection = {
  title: 'Zurechtfinden',
  screen: 'Startseite',
  lead: 'Die Startseite beginnt mit dem, was Ihre Organisation nach vorn stellt. Darunter stehen, was Sie begonnen haben, was demnächst kommt, und eine Reihe für jede Kategorie.',
  steps: [
    'Drücken Sie auf eine Karte, um anzusehen, was sie zeigt.',
    'Um zuerst zu lesen, worum es geht, drücken Sie auf der Karte den Knopf mit den drei Punkten: *Details zum Video öffnen*.',
    'Drücken Sie am Ende einer Reihe *Alle ansehen*, um alles daraus zu sehen.',
    'Für alle Kategorien drücken Sie im Menü *Entdecken* und noch einmal oben in der Liste.',
  ],
  facts: [
    'Auf einem breiten Bildschirm steht das Menü am linken Rand. Auf einem kleineren öffnet es sich mit dem Knopf neben dem Logo.',
    'Ein Zeichen auf einer Karte sagt *Intern*, wo nur Mitglieder Ihrer Organisation zusehen können, und *Passwort erforderlich*, wo der öffentliche Link ein Passwort hat.',
  ],
  alt: 'Die Startseite: ein großes Bild mit Knöpfen zum Abspielen, Speichern und Weiterlesen, darunter die Reihe mit Begonnenem.',
};

export const search: GuideSection = {
  title: 'Suchen',
  lead: 'Durchsucht werden Titel, Beschreibungen, Tags, Sprecher und jedes Wort der Untertitel. Groß- und Kleinschreibung und Akzente spielen keine Rolle, und kleine Tippfehler werden verziehen.',
  steps: [
    'Drücken Sie [[/]] oder das Suchfeld oben.',
    'Tippen Sie, was Sie suchen. Vorschläge erscheinen; mit [[↑]] und [[↓]] gehen Sie hindurch.',
    'Drücken Sie [[Eingabe]], um alle Ergebnisse zu sehen.',
    'Grenzen Sie auf *Titel*, *Beschreibungen*, *Tags* oder *Untertitel* ein, oder nach *Art*, *Kategorie*, *Datum*, *Dauer* und *Person*. Auf einem kleinen Bildschirm stehen diese hinter *Filter*.',
  ],
  after:
    'Gefundene Wörter sind markiert. Ein Satz aus den Untertiteln trägt seine Zeit: Drücken Sie darauf, und der Player beginnt dort.',
  facts: [
    'Das leere Feld bietet Ihre letzten acht Suchen an. Sie bleiben auf diesem Gerät; *Letzte Suchen löschen* vergisst sie.',
  ],
  trouble: [
    {
      when: 'Nichts wird gefunden.',
      help: 'Versuchen Sie weniger Wörter, drücken Sie *Überall suchen*, oder entfernen Sie Filter mit *Filter zurücksetzen*. Sie finden nur, was Sie ansehen dürfen.',
    },
  ],
  alt: 'Ergebnisse einer Suche, darin die gefundenen Wörter markiert, darunter Sätze aus den Untertiteln.',
};

export const watch: GuideSection = {
  title: 'Ansehen und anhören',
  lead: 'Der Player wählt die beste Qualität, die Ihre Verbindung trägt. Was Sie daran ändern, merkt sich dieses Gerät.',
  steps: [
    'Drücken Sie *Abspielen* oder die Leertaste.',
    'Drücken Sie *Untertitel*, um Untertitel einzuschalten.',
    'Drücken Sie *Einstellungen* für *Qualität*, *Tempo*, die Sprache der *Untertitel* und *Tonspur*, wo es mehrere Tonspuren gibt.',
    'Drücken Sie *Vollbild* oder *Kinomodus* für ein größeres Bild.',
  ],
  after:
    'Am Ende beginnt von selbst, was unter *Als Nächstes* steht. Sie können das abbrechen oder *Nächstes automatisch abspielen* ganz ausschalten.',
  facts: [
    '*Mini-Player* lässt es in einer Ecke weiterlaufen, während Sie stöbern; *Mini-Player schließen* beendet es.',
    '*Auf anderem Bildschirm abspielen* schickt es auf einen Fernseher, wo der Browser das anbietet.',
  ],
  trouble: [
    {
      when: 'Es bleibt stehen, oder das Bild ist unscharf.',
      help: 'Die Verbindung ist langsam. Wählen Sie eine niedrigere *Qualität*, oder bleiben Sie bei *Auto*.',
    },
    {
      when: 'Es ist kein Ton zu hören.',
      help: 'Sehen Sie nach, ob der Player stumm ist. Hat dieses Gerät keine Tonausgabe, sagt es der Player.',
    },
  ],
  alt: 'Die Seite zum Ansehen: der Player, darunter Titel und Knöpfe, daneben Kapitel und Transkript.',
};

export const transcript: GuideSection = {
  title: 'Kapitel und Transkript',
  lead: 'Beide stehen neben dem Player, auf kleineren Bildschirmen darunter.',
  steps: [
    'Öffnen Sie *Kapitel* und drücken Sie auf eines, um dorthin zu springen.',
    'Öffnen Sie *Transkript*, um mitzulesen. Drücken Sie auf eine Zeile, um sie zu hören.',
    'Tippen Sie in *Im Transkript suchen*, um ein Wort zu finden; *Nächster Treffer* geht weiter.',
    'Drücken Sie *Mit Zeiten kopieren*, um den Text mitzunehmen.',
  ],
  facts: [
    '*Mitlaufen* hält die gesprochene Zeile im Blick.',
    'Wo eine Maschine die Untertitel gemacht hat, steht es hinter dem Namen der Sprache.',
  ],
  trouble: [
    {
      when: 'Es gibt kein Transkript.',
      help: 'Noch hat niemand Untertitel hinzugefügt. Fragen Sie, wer den Inhalt veröffentlicht hat.',
    },
  ],
};

export const captions: GuideSection = {
  title: 'Untertitel, wie Sie sie am besten lesen',
  lead: 'Größe, Farbe, Hintergrund und Schrift der Untertitel wählen Sie selbst.',
  steps: [
    'Drücken Sie *Abspielen*, dann im Player *Einstellungen*, dann *Untertitelstil*.',
    'Wählen Sie *Größe*, *Farbe*, *Hintergrund* und *Schrift*. Die Untertitel ändern sich sofort.',
    'Wo jemand beschrieben hat, was zu sehen ist, schalten Sie *Gesprochene Beschreibung* ein: Der Player spricht es.',
  ],
};

export const resume: GuideSection = {
  title: 'Weitersehen, wo Sie aufgehört haben',
  screen: 'Verlauf',
  lead: 'Was Sie begonnen haben, steht auf der Startseite unter *Weiterschauen*, auf allen Ihren Geräten.',
  steps: [
    'Drücken Sie auf die Karte: Es geht bei der Sekunde weiter, bei der Sie aufgehört haben.',
    'Drücken Sie im Player *Von vorn*, um neu zu beginnen.',
    'Drücken Sie auf der Karte *Als angesehen markieren* oder *Aus „Weiterschauen“ entfernen*, wenn Sie damit fertig sind.',
  ],
  facts: [
    '*Verlauf*, im Menü unter Ihren Initialen, zeigt alles, was Sie angesehen haben. *Verlauf leeren* leert ihn.',
    'Wer einen Inhalt verwaltet und wer Ihre Organisation verwaltet, kann sehen, ob Sie ihn angesehen haben, sofern Ihre Organisation das nicht abgeschaltet hat.',
  ],
};

export const playlist: GuideSection = {
  title: 'Meine Playlist',
  screen: 'Meine Playlist',
  lead: 'Die Playlist hebt für später auf, was Sie speichern, und ordnet es von selbst.',
  steps: [
    'Drücken Sie bei einem Inhalt *Merken*.',
    'Öffnen Sie *Meine Playlist* im Menü.',
    'Wählen Sie *Vorgemerkt*, *Begonnen* oder *Gesehen*.',
    'Drücken Sie auf einer Karte *Verschieben nach* oder *Aus der Playlist entfernen*, um selbst zu ordnen.',
  ],
  after:
    'Ein Inhalt wechselt zu *Begonnen*, wenige Sekunden nachdem Sie ihn abspielen, und zu *Gesehen*, wenn Sie 90 % davon gesehen haben.',
  facts: ['*Playlist leeren* nimmt alles heraus, nach einer Rückfrage.'],
  alt: 'Die Playlist mit ihren drei Listen und den Karten dessen, was gespeichert wurde.',
};

export const follow: GuideSection = {
  title: 'Kategorien folgen',
  screen: 'Gefolgt',
  lead: 'Folgen Sie dem, was Sie angeht, und Neues daraus kommt zu Ihnen.',
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
  lead: 'Was angekündigt ist, steht mit seinem Termin da, bevor man es ansehen kann.',
  steps: ['Sie finden es unter *Demnächst*.', 'Drücken Sie *Erinnern*. Ein zweiter Druck nimmt es zurück.'],
  after:
    'Sie bekommen eine E-Mail mit einem Eintrag für Ihren Kalender und eine weitere, wenn der Inhalt da ist. Ändert sich der Termin, erfahren Sie es.',
};

export const share: GuideSection = {
  title: 'Teilen',
  lead: 'Geben Sie Kolleginnen und Kollegen oder allen einen Link, der beginnt, wo Sie möchten.',
  steps: [
    'Drücken Sie unter dem Player *Teilen*.',
    'Schalten Sie *Beginnen bei* ein, um an einer bestimmten Stelle zu beginnen.',
    'Drücken Sie *Link kopieren* oder *E-Mail* unter *Interner Link* für Kolleginnen und Kollegen, die sich dafür anmelden, oder unter *Öffentlicher Link* für alle.',
  ],
  facts: [
    '*In eine Seite einbetten* gibt Ihnen einen Code, der den Player auf einer anderen Seite zeigt, wo Ihre Organisation das erlaubt.',
    'Von Hand: Hängen Sie `?t=1m30s` an eine Adresse, um dort zu beginnen.',
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
  lead: 'Wo es erlaubt ist, können Sie Video, Ton, Untertitel und beigelegte Dateien mitnehmen.',
  steps: ['Drücken Sie unter dem Player *Herunterladen*.', 'Wählen Sie *Video*, *Audio* oder *Untertitel*.'],
  after: 'Ihr Browser speichert die Datei.',
  facts: ['Dateien, die zu einem Inhalt gehören, stehen unter *Anhänge*.'],
  trouble: [
    {
      when: 'Es gibt keinen solchen Knopf.',
      help: 'Für diesen Inhalt ist das Herunterladen ausgeschaltet. Fragen Sie, wer ihn verwaltet.',
    },
  ],
};

export const keyboard: GuideSection = {
  title: 'Tastatur',
  lead: 'Alles lässt sich mit der Tastatur tun. [[?]] zeigt im Player dessen Tasten, und *Tastenkürzel verwenden* schaltet sie dort aus.',
};
