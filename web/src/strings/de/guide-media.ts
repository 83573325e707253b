import { captionFormatsIn } from '@tv/contract/caption-formats';
import type { GuideSection } from '../guide-section.ts';

export const poster: GuideSection = {
  title: 'Das Titelbild wählen',
  lead: 'Das Titelbild ist das Erste, was man sieht.',
  steps: [
    'Öffnen Sie den Inhalt. *Titelbild* steht unter dem Player.',
    'Drücken Sie auf eines der Bilder, oder spielen Sie bis zu einer guten Stelle und drücken Sie die Schaltfläche mit der Kamera.',
    'Für ein eigenes Bild drücken Sie *Bild hochladen*.',
  ],
  after:
    'Es ist in wenigen Sekunden fertig. *Zurück zum automatischen Titelbild* macht Ihre Wahl rückgängig.',
  facts: ['Lassen Sie das linke Drittel frei: Dort stehen Titel.'],
};

export const addCaptions: GuideSection = {
  title: 'Untertitel hinzufügen',
  lead: 'Untertitel helfen allen, die nicht hören können, im Zug sitzen oder Ihre Sprache besser lesen als verstehen. Die Suche findet jedes Wort darin.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Untertitel*.',
    'Wählen Sie *Sprache* und drücken Sie *Untertiteldatei auswählen* für eine Datei, oder *Untertitel schreiben*, um sie zu schreiben.',
    'Wenn Ihre Organisation es erlaubt, drücken Sie *Untertitel erzeugen*, oder wählen Sie eine Sprache unter *In* und drücken Sie *Übersetzen*.',
    'Prüfen Sie die automatischen Untertitel, und drücken Sie *Freigeben*.',
  ],
  after: 'Sie stehen Zuschauern sofort zur Verfügung, im Player, im Transkript und in der Suche.',
  facts: [`Dateien können ${captionFormatsIn('oder')} sein.`],
  trouble: [
    {
      when: '*Untertitel erzeugen* fehlt.',
      help: 'Ein Admin muss es erlauben, und wer das Portal betreibt, muss einen Dienst dafür einrichten.',
    },
  ],
};

export const editCaptions: GuideSection = {
  title: 'Untertitel korrigieren',
  lead: 'Im Untertitel-Editor stehen Player, Liste und Zeitleiste beieinander. Was Sie schreiben, ist ein Entwurf, bis Sie ihn veröffentlichen.',
  steps: [
    'Öffnen Sie beim Inhalt *Untertitel* und drücken Sie neben einer Sprache *Bearbeiten*.',
    'Drücken Sie auf einen Untertitel und korrigieren Sie seinen Text. [[Eingabe]] hakt ihn ab und geht zum nächsten.',
    'Drücken Sie beim Zuhören [[[]] und [[]]], wo er beginnen und enden soll.',
    'Sehen Sie sich *Prüfung* an: Ein Druck behebt, was zu schnell oder zu lang ist oder sich überschneidet. *Alle beheben* behebt alles.',
    'Drücken Sie oben rechts die Schaltfläche, die die Sprache veröffentlicht.',
  ],
  after: 'Die neuen Texte stehen sofort im Player und in der Suche.',
  facts: [
    '*Mehr* enthält *Suchen und ersetzen*, *Zeiten verschieben oder strecken*, *Aus einem Text erstellen* und *Mit dem Veröffentlichten vergleichen*.',
    '*Daneben* zeigt eine andere Sprache neben Ihrem Text.',
  ],
  trouble: [
    {
      when: 'Tasten schreiben Buchstaben, statt etwas zu tun.',
      help: 'Sie sind in einem Textfeld. Drücken Sie Escape, um es zu verlassen; mit Alt wirken die Tasten auch dort.',
    },
  ],
  alt: 'Der Untertitel-Editor: der Player, die Prüfungen und die Liste der Untertitel mit ihren Zeiten.',
};

export const chapters: GuideSection = {
  title: 'Kapitel setzen',
  lead: 'Mit Kapiteln springen Zuschauer zu dem, was sie suchen. Suchmaschinen zeigen sie bei öffentlichen Inhalten.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Kapitel*.',
    'Spielen Sie bis dorthin, wo eines beginnt, und drücken Sie die Schaltfläche, die dort ein Kapitel setzt.',
    'Geben Sie den *Titel des Kapitels* ein.',
  ],
  after: 'Sie sind sofort gespeichert und stehen in der Zeitleiste des Players und daneben.',
};

export const attachments: GuideSection = {
  title: 'Dateien anhängen',
  lead: 'Ergänzen Sie einen Inhalt um Folien, Handouts und andere Dokumente.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Anhänge*.',
    'Drücken Sie *Dateien hinzufügen* und wählen Sie sie aus.',
    'Ordnen Sie sie mit den Pfeilen neben jeder.',
  ],
  after: 'Zuschauer finden sie unter dem Player.',
  facts: ['Jede Datei darf bis zu 50 MB groß sein. Eine Datei gleichen Namens wird ersetzt.'],
};

export const sound: GuideSection = {
  title: 'Eine Synchronfassung oder Audiodeskription hinzufügen',
  lead: 'Ein Video kann mehrere Tonspuren haben, aus denen Zuschauer wählen.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Tonspuren*.',
    'Wählen Sie *Art* und *Sprache*.',
    'Drücken Sie *Tondatei hinzufügen* und wählen Sie eine Aufnahme, die so lang ist wie das Video.',
  ],
  after:
    'Sie wird in wenigen Minuten verarbeitet. *Wird zuerst gespielt* bezeichnet die, die Zuschauer zuerst hören.',
};

export const replace: GuideSection = {
  title: 'Die Datei ersetzen',
  lead: 'Stellen Sie eine bessere Fassung unter dieselbe Adresse: Texte, Aufrufe, Likes, Playlists, Untertitel und Kapitel bleiben.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Datei*.',
    'Drücken Sie *Datei ersetzen* und wählen Sie die neue Datei.',
    'Um zurückzugehen, drücken Sie unter *Frühere Fassungen* auf *Wiederherstellen*.',
  ],
  after: 'Bis die neue Fassung fertig ist, wird die aktuelle gezeigt.',
  trouble: [
    {
      when: 'Die neue Datei kann nicht verarbeitet werden.',
      help: 'Für Zuschauer ändert sich nichts. Die Seite sagt, warum; versuchen Sie es mit einer anderen Kopie.',
    },
  ],
};

export const cut: GuideSection = {
  title: 'Kürzen und schneiden',
  lead: 'Entfernen Sie den Anfang, das Ende oder einen Teil dazwischen, ohne ein anderes Programm.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Schnitt*.',
    'Spielen Sie bis zur Stelle und drücken Sie *Hier beginnen* oder *Hier enden*, oder geben Sie eine Zeit ein.',
    'Drücken Sie *Ab hier herausschneiden*, um einen Teil dazwischen zu entfernen.',
    'Spielen Sie ihn ab: Der Player überspringt, was herausgeschnitten ist.',
    'Drücken Sie *Anwenden*.',
  ],
  after:
    'Aus dem Original entsteht eine neue Fassung. Untertitel und Kapitel werden angepasst. Was herausgeschnitten ist, sieht nur noch, wer den Inhalt verwaltet.',
  facts: [
    '*Wiederherstellen* unter *Datei* macht einen Schnitt rückgängig. Das Original bleibt, wie es war.',
  ],
};

export const record: GuideSection = {
  title: 'Bildschirm, Kamera oder Stimme aufnehmen',
  screen: 'Aufnehmen',
  lead: 'Sie nehmen im Browser auf. Die Aufnahme wird auf Ihrem Gerät gespeichert und schon währenddessen hochgeladen.',
  steps: [
    'Öffnen Sie *Aufnehmen* im Menü des Studios, und wählen Sie *Kamera*, *Bildschirm*, *Beides* oder *Ton*.',
    'Schalten Sie ein, was Sie brauchen, und erlauben Sie Ihrem Browser den Zugriff. *Mikrofon testen* spielt Ihnen vor, wie Sie klingen.',
    'Drücken Sie *Aufnahme starten*. Nach drei Sekunden geht es los.',
    'Drücken Sie *Kapitel setzen*, wo etwas Neues beginnt. *Pausieren* lässt aus, was Sie währenddessen tun.',
    'Drücken Sie *Beenden*, sehen Sie sich die Aufnahme an, kürzen Sie Anfang und Ende, benennen Sie die Kapitel, und drücken Sie *Veröffentlichen* oder *Als Entwurf behalten*.',
  ],
  after: 'Die Aufnahme steht wie jede Datei in der Liste der Uploads, bis sie verarbeitet ist.',
  facts: [
    'Tasten: R startet, P pausiert und setzt fort, C setzt ein Kapitel, S beendet.',
    'Das Kamerabild über einem Bildschirm lässt sich ziehen, mit den Pfeiltasten verschieben oder in eine Ecke setzen.',
    'Ein *Text zum Ablesen* liegt über der Vorschau und ist nicht Teil der Aufnahme.',
    'Was Sie wegkürzen, lässt sich später auf der Seite des Inhalts unter *Schnitt* zurückholen.',
    'Mitglieder nehmen zur Prüfung auf, wenn unter *Veröffentlichen* der Schalter *Mitglieder dürfen zur Prüfung aufnehmen* an ist: Dann steht *Aufnehmen* in ihrem Menü. Sie sehen, was daraus geworden ist; ohne Prüfung wird nichts veröffentlicht.',
  ],
  trouble: [
    {
      when: 'Die Seite wurde geschlossen, der Browser ist abgestürzt oder die Verbindung war weg.',
      help: 'Öffnen Sie *Aufnehmen* noch einmal: Die Aufnahme steht unter *Aufnahmen auf diesem Gerät*. Drücken Sie *Weiter hochladen*, *Herunterladen* oder *Löschen*.',
    },
    {
      when: 'Die Kamera oder das Mikrofon ist gesperrt.',
      help: 'Erlauben Sie den Zugriff in der Adressleiste des Browsers oder in den Einstellungen Ihres Systems, und versuchen Sie es noch einmal.',
    },
    {
      when: 'Die Leiste des Browsers hat das Teilen des Bildschirms beendet.',
      help: 'Mit der Kamera läuft die Aufnahme mit ihr allein weiter. Eine Aufnahme nur des Bildschirms endet dort und bleibt erhalten.',
    },
  ],
};

export const live: GuideSection = {
  title: 'Live gehen',
  screen: 'Live gehen',
  lead: 'Eine Live-Veranstaltung ist ein Inhalt wie jeder andere: Sie hat vorher, währenddessen und danach dieselbe Adresse und dasselbe Publikum.',
  steps: [
    'Öffnen Sie *Live gehen* im Menü des Studios, drücken Sie *Neue Veranstaltung*, und geben Sie Titel, Zeit und Publikum an.',
    'Drücken Sie unter *So wird gesendet* auf *Schlüssel erstellen*. Tragen Sie Adresse und Schlüssel in Ihren Encoder ein, etwa OBS, und starten Sie dort den Stream.',
    'Prüfen Sie Bild und Ton unter *Was ankommt*. Zuschauer sehen davon noch nichts.',
    'Drücken Sie *Auf Sendung gehen*. Wenn die Veranstaltung vorbei ist, drücken Sie *Veranstaltung beenden*.',
  ],
  after:
    'Die Aufzeichnung steht in wenigen Minuten unter derselben Adresse, mit allem, was den Zuschauern gefallen hat.',
  facts: [
    'Zuschauer können während der Veranstaltung anhalten und zurückspringen. *Live* führt sie wieder zur Livestelle.',
    'Mit einem Schlüssel des Ersatzeingangs kann ein zweiter Encoder gleichzeitig senden. *Diesen Eingang zeigen* wechselt.',
    'Titel, Bild und Beschreibung ändern Sie wie bei jedem Inhalt, unter *Angaben bearbeiten*.',
  ],
  trouble: [
    {
      when: 'Der Stream bricht mittendrin ab.',
      help: 'Zuschauer sehen einen Hinweis, und es geht weiter, sobald der Stream wieder da ist. Was ankam, bleibt in der Aufzeichnung.',
    },
    {
      when: 'Der Encoder wird abgelehnt.',
      help: 'Jede Veranstaltung hat eigene Schlüssel, und ein ersetzter wird abgelehnt. Drücken Sie *Schlüssel ersetzen*, und tragen Sie den neuen ein.',
    },
  ],
};
