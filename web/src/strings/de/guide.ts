import type { Section } from '../section.ts';

export const title = 'Handbuch';
export const lead = 'Alles, was das Portal für Sie tun kann, in wenigen Minuten gelesen.';

export const begin: Section = {
  title: 'Zurechtfinden',
  body: [
    'Die **Startseite** beginnt mit dem, was Ihre Organisation nach vorn stellt. Es folgen, was Sie begonnen haben, was demnächst kommt, und eine Reihe für jede Kategorie. Scrollen Sie weiter, kommen weitere Kategorien. Jede Reihe endet mit *Alle ansehen*.',
    'Auf einem breiten Bildschirm führt das Menü am linken Rand überall hin; mit dem Knopf an seinem Fuß wird es schmal. Auf einem kleineren öffnet es sich mit dem Knopf neben dem Logo. Drücken Sie auf eine Karte, um den Inhalt anzusehen. Ihr runder Knopf mit drei Punkten zeigt zuerst die ganze Beschreibung.',
    'Ein Zeichen auf einer Karte sagt *Intern*, wenn nur Mitglieder Ihrer Organisation den Inhalt sehen können, und *Passwort erforderlich*, wenn sein öffentlicher Link gesperrt ist.',
  ],
};

export const search: Section = {
  title: 'Suchen',
  body: [
    'Drücken Sie irgendwo [[/]], tippen Sie und drücken Sie [[Eingabe]]. Durchsucht werden Titel, Beschreibungen, Tags und jedes Wort, das laut Untertiteln gesprochen wird. Groß- und Kleinschreibung und Akzente spielen keine Rolle, und auch mit einem kleinen Tippfehler finden Sie, was Sie meinten.',
    [
      'Während Sie tippen, führen Vorschläge direkt zu einem Inhalt, einer Kategorie oder einem Tag. Gehen Sie mit [[↑]] und [[↓]] hindurch.',
      'Im leeren Feld werden Ihre letzten acht Suchen angeboten. Sie bleiben auf diesem Gerät, und *Letzte Suchen löschen* vergisst sie.',
      'Grenzen Sie die Suche auf *Titel*, *Beschreibungen*, *Tags* oder *Untertitel* ein.',
      'Ein Satz, der in den Untertiteln gefunden wurde, trägt seine Zeit: Drücken Sie darauf, und der Player beginnt genau dort.',
      '*Schließen* bringt Sie dahin zurück, wo Sie vorher waren.',
    ],
  ],
};

export const watch: Section = {
  title: 'Ansehen und anhören',
  body: [
    'Der Player wählt die beste Qualität, die Ihre Verbindung trägt. Unter *Einstellungen* können Sie die Qualität festlegen, das Tempo ändern, Untertitel und, wo es mehrere gibt, die Tonspur wählen. Lautstärke, Tempo und Sprache der Untertitel merkt sich dieses Gerät.',
    'Neben dem Player, auf einem kleineren Bildschirm darunter, stehen die Kapitel, das Transkript und was als Nächstes kommt. Das Transkript läuft mit; drücken Sie auf eine Zeile, um dorthin zu springen. Was Sie unterbrechen, geht an derselben Stelle weiter; *Von vorn* beginnt neu.',
    'Untertitel sehen so aus, wie Sie sie am besten lesen: Größe, Farbe, Hintergrund und Schrift stehen unter *Einstellungen*, *Untertitelstil*. Wo jemand beschrieben hat, was zu sehen ist, sagt *Gesprochene Beschreibung* es an.',
    'Stöbern Sie weiter, während es läuft: Der Player zieht in eine Ecke, und [[I]] holt ihn zurück. Am Ende beginnt der nächste Inhalt von selbst, wenn Sie nicht abbrechen. [[?]] zeigt alle Tasten und schaltet sie auf Wunsch aus.',
  ],
};

export const share: Section = {
  title: 'Teilen',
  body: [
    '*Teilen* auf der Wiedergabeseite gibt Ihnen den richtigen Link: den *internen* für Kolleginnen und Kollegen, die sich anmelden, und, wenn ein Inhalt öffentlich ist, den *öffentlichen* für alle. Schützt ein Passwort den Inhalt, fragt der öffentliche Link danach.',
    [
      'Mit *Beginnen bei* startet der Link an einer Stelle Ihrer Wahl. Von Hand: Hängen Sie `?t=1m30s` an die Adresse.',
      'Senden Sie den Link per E-Mail, kopieren Sie ihn, oder kopieren Sie den Code zum Einbetten, um den Player auf einer anderen Seite zu zeigen.',
    ],
  ],
};

export const playlist: Section = {
  title: 'Meine Playlist',
  body: [
    '*Merken* hebt einen Inhalt für später auf. *Meine Playlist* ordnet von selbst, was Sie gemerkt haben:',
    [
      '**Vorgemerkt**: gemerkt, nicht begonnen.',
      '**Begonnen**: angefangen. Hierher kommt ein Inhalt wenige Sekunden, nachdem Sie auf Abspielen drücken.',
      '**Gesehen**: zu 90 % oder bis zum Ende gesehen.',
    ],
    'Mit *Verschieben nach* ordnen Sie einen Inhalt selbst ein, mit *Aus der Playlist entfernen* nehmen Sie ihn heraus, und *Playlist leeren* räumt alles aus.',
  ],
};

export const follow: Section = {
  title: 'Kategorien folgen',
  body: [
    '*Entdecken* zeigt jede Kategorie. Drücken Sie *Folgen* bei denen, die Ihnen wichtig sind: *Gefolgt* sammelt dann ihre neuesten Inhalte, und Entdecken stellt sie nach vorn. Ein zweiter Druck beendet das Folgen.',
  ],
};

export const reminders: Section = {
  title: 'Erinnerungen',
  body: [
    'Was angekündigt ist, steht mit seinem Termin unter *Demnächst*. *Erinnern* setzt eine Erinnerung, ein zweiter Druck nimmt sie zurück. Eine E-Mail bringt den Eintrag für Ihren Kalender, und eine weitere kommt, wenn der Inhalt da ist.',
    'In den *Einstellungen* können Sie sich täglich oder wöchentlich per E-Mail melden lassen, was in den Kategorien neu ist, denen Sie folgen. Dort schalten Sie auch Benachrichtigungen auf Ihrem Gerät ein: Sie kommen, während das Portal geschlossen ist.',
  ],
};

export const settings: Section = {
  title: 'Aussehen und Organisation',
  body: [
    'Wählen Sie im Menü unter Ihren Initialen zwischen dunkel, hell, hohem Kontrast und dem, was Ihr System vorgibt. Eine Organisation kann eigene Farben mitbringen; der hohe Kontrast bleibt immer, wie er ist.',
    'Unter *Einstellungen*, im selben Menü, wählen Sie die Sprache des Portals: Deutsch oder Englisch.',
    'Gehören Sie zu mehreren Organisationen, drücken Sie im Seitenmenü auf den Namen der Organisation, um zu wechseln. Ihre anderen Tabs folgen.',
  ],
};

export const account: Section = {
  title: 'Ihr Konto schützen',
  body: [
    'Wo das Portal selbst Sie anmeldet, ändern Sie unter *Sicherheitseinstellungen* im Menü unter Ihren Initialen Ihr Passwort, fügen eine Authenticator-App oder einen Passkey hinzu und sehen, auf welchen Geräten Sie angemeldet sind. Beenden Sie dort die Sitzung, wenn ein Gerät verloren ist.',
    'Ihr Passwort fällt Ihnen nicht ein? *Passwort vergessen?* auf der Anmeldeseite schickt Ihnen einen Link. Er gilt eine halbe Stunde und einmal.',
    'Bewahren Sie die Wiederherstellungscodes der Authenticator-App dort auf, wo Sie sie ohne die App finden: Jeder meldet Sie einmal an.',
  ],
};

export const publicPages: Section = {
  title: 'Öffentliche Seiten',
  body: [
    'Eine Organisation kann einen Teil ihrer Inhalte allen zeigen. Auf diesen Seiten schauen Sie ohne Konto. Als Mitglied melden Sie sich an, um Inhalte mit „Gefällt mir“ zu markieren, zu merken und Kategorien zu folgen. Ein gesperrter Inhalt öffnet sich mit dem Passwort, das Sie bekommen haben, und bleibt in diesem Tab zwölf Stunden lang offen.',
  ],
};

export const forAdmins = 'Für Admins';
export const managing: Section = {
  title: 'Für Admins: Inhalte aufnehmen',
  body: [
    'Inhalte werden auf der Befehlszeile des Rechners aufgenommen, auf dem das Portal läuft. Der Dienst muss laufen; `ffmpeg` muss installiert sein.',
    {
      command: `npm run tv -- import betriebsversammlung.mp4 \\
  --title "Betriebsversammlung, drittes Quartal" \\
  --category "Betriebsversammlungen" \\
  --tags ergebnisse,menschen \\
  --subtitles de=betriebsversammlung.de.srt`,
    },
    [
      'Ein Ordner statt einer Datei nimmt alles auf, was darin liegt. Untertitel neben einer Datei, etwa `talk.en.srt` neben `talk.mp4`, werden von selbst mitgenommen.',
      'Ohne `--public` ist ein Inhalt nur für Mitglieder. Damit kann ihn jeder ansehen, der die Adresse hat.',
      '`--category` legt die Kategorie an, wenn sie fehlt, und darf mehrmals angegeben werden. `--organization` wählt die Organisation, sonst ist es die erste.',
      '`--attachment` fügt eine Datei hinzu, die herunterladen kann, wer zuschaut.',
      'Eine unterbrochene Aufnahme geht weiter, wo sie war: Geben Sie denselben Befehl noch einmal ein.',
    ],
    'Jede Qualität, die Bilder, die Vorschau der Zeitleiste und die Wellenform des Tons entstehen aus der Datei. Sobald der Inhalt angesehen werden kann, nennt der Befehl seine Adresse. `npm run tv -- status` sagt, was gerade verarbeitet wird, und `npm run tv -- help` nennt alle Befehle.',
  ],
};
