import type { GuideSection } from '../guide-section.ts';

export const poster: GuideSection = {
  title: 'Das Titelbild wählen',
  lead: 'Das Titelbild ist das Erste, was man sieht.',
  steps: [
    'Öffnen Sie den Inhalt. *Titelbild* steht unter dem Player.',
    'Drücken Sie auf eines der Bilder, oder spielen Sie bis zu einer guten Stelle und drücken Sie den Knopf mit der Kamera.',
    'Für ein eigenes Bild drücken Sie *Bild hochladen*.',
  ],
  after: 'Es ist in wenigen Sekunden fertig. *Zurück zum automatischen Titelbild* nimmt die Wahl zurück.',
  facts: ['Lassen Sie das linke Drittel ruhig: Dort stehen Titel.'],
};

export const addCaptions: GuideSection = {
  title: 'Untertitel hinzufügen',
  lead: 'Untertitel helfen allen, die nicht hören, die im Zug sitzen, oder die Ihre Sprache besser lesen als verstehen. Die Suche findet, was in ihnen steht.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Untertitel*.',
    'Wählen Sie *Sprache* und drücken Sie *Untertiteldatei auswählen* für eine Datei, oder *Untertitel schreiben*, um sie zu schreiben.',
    'Wo Ihre Organisation es erlaubt, drücken Sie *Untertitel erzeugen*, oder wählen Sie eine Sprache unter *In* und drücken Sie *Übersetzen*.',
    'Lesen Sie, was eine Maschine gemacht hat, und drücken Sie *Freigeben*.',
  ],
  after: 'Sie stehen sofort allen zur Verfügung, im Player, als Transkript und in der Suche.',
  facts: ['Dateien können WebVTT, SubRip, TTML oder DFXP sein.'],
  trouble: [
    {
      when: '*Untertitel erzeugen* fehlt.',
      help: 'Ein Admin muss es erlauben, und wer das Portal betreibt, muss einen Dienst dafür einrichten.',
    },
  ],
};

export const editCaptions: GuideSection = {
  title: 'Untertitel verbessern',
  lead: 'Im Untertitel-Editor stehen Player, Liste und Zeitleiste beieinander. Was Sie schreiben, ist ein Entwurf, bis Sie ihn veröffentlichen.',
  steps: [
    'Öffnen Sie beim Inhalt *Untertitel* und drücken Sie neben einer Sprache *Bearbeiten*.',
    'Drücken Sie auf einen Untertitel und verbessern Sie seinen Text. [[Eingabe]] hakt ihn ab und geht zum nächsten.',
    'Drücken Sie beim Zuhören [[[]] und [[]]], wo er beginnen und enden soll.',
    'Sehen Sie auf *Prüfung*: Ein Druck behebt, was zu schnell oder zu lang ist oder sich überschneidet. *Alle beheben* behebt alles.',
    'Drücken Sie oben rechts den Knopf, der die Sprache veröffentlicht.',
  ],
  after: 'Die neuen Texte stehen sofort im Player und in der Suche.',
  facts: [
    '*Mehr* enthält *Suchen und ersetzen*, *Zeiten verschieben oder strecken*, *Aus einem Text erstellen* und *Mit dem Veröffentlichten vergleichen*.',
    '*Daneben* zeigt eine andere Sprache neben Ihrem Text.',
  ],
  trouble: [
    {
      when: 'Tasten schreiben Buchstaben, statt etwas zu tun.',
      help: 'Sie sind in einem Textfeld. Escape verlässt es; mit Alt wirken die Tasten auch dort.',
    },
  ],
  alt: 'Der Untertitel-Editor: der Player, die Prüfungen und die Liste der Untertitel mit ihren Zeiten.',
};

export const chapters: GuideSection = {
  title: 'Kapitel setzen',
  lead: 'Mit Kapiteln springt man zu dem, was man sucht. Suchmaschinen zeigen sie bei öffentlichen Inhalten.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Kapitel*.',
    'Spielen Sie bis dorthin, wo eines beginnt, und drücken Sie den Knopf, der dort ein Kapitel setzt.',
    'Schreiben Sie *Titel des Kapitels*.',
  ],
  after: 'Sie sind sofort gespeichert und stehen in der Zeitleiste des Players und daneben.',
};

export const attachments: GuideSection = {
  title: 'Dateien beilegen',
  lead: 'Folien, Handzettel und Linklisten kommen mit dem Inhalt.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Anhänge*.',
    'Drücken Sie *Dateien hinzufügen* und wählen Sie sie aus.',
    'Ordnen Sie sie mit den Pfeilen neben jeder.',
  ],
  after: 'Man findet sie unter dem Player.',
  facts: ['Jede darf 50 MB haben. Eine Datei gleichen Namens wird ersetzt.'],
};

export const sound: GuideSection = {
  title: 'Eine Synchronfassung oder Audiodeskription hinzufügen',
  lead: 'Ein Film kann mehrere Tonspuren haben, unter denen man wählt.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Tonspuren*.',
    'Wählen Sie *Art* und *Sprache*.',
    'Drücken Sie *Tondatei hinzufügen* und wählen Sie eine Aufnahme, die so lang ist wie der Film.',
  ],
  after: 'Sie wird in wenigen Minuten verarbeitet. *Läuft von selbst* bezeichnet die, die man zuerst hört.',
};

export const replace: GuideSection = {
  title: 'Die Datei ersetzen',
  lead: 'Eine bessere Fassung kommt unter dieselbe Adresse: Texte, Aufrufe, Likes, Playlists, Untertitel und Kapitel bleiben.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Datei*.',
    'Drücken Sie *Datei ersetzen* und wählen Sie die neue Datei.',
    'Um zurückzugehen, drücken Sie unter *Frühere Fassungen* auf *Wiederherstellen*.',
  ],
  after: 'Bis die neue Fassung fertig ist, ist die bisherige zu sehen.',
  trouble: [
    {
      when: 'Die neue Datei kann nicht verarbeitet werden.',
      help: 'Für alle, die zusehen, ändert sich nichts. Die Seite sagt, warum; versuchen Sie eine andere Kopie.',
    },
  ],
};

export const cut: GuideSection = {
  title: 'Kürzen und schneiden',
  lead: 'Nehmen Sie den Anfang, das Ende oder einen Teil dazwischen weg, ohne ein anderes Programm.',
  steps: [
    'Öffnen Sie den Inhalt, dann *Schnitt*.',
    'Spielen Sie bis zur Stelle und drücken Sie *Hier beginnen* oder *Hier enden*, oder tippen Sie eine Zeit.',
    'Drücken Sie *Ab hier herausschneiden* für einen Teil dazwischen.',
    'Spielen Sie ihn ab: Der Player springt über das, was wegfällt.',
    'Drücken Sie *Anwenden*.',
  ],
  after:
    'Aus dem Original entsteht eine neue Fassung. Untertitel und Kapitel ziehen mit. Was weggeschnitten ist, öffnet sich nur noch für die, die den Inhalt verwalten.',
  facts: [
    '*Wiederherstellen* unter *Datei* nimmt einen Schnitt zurück, und das Original bleibt, wie es war.',
  ],
};
