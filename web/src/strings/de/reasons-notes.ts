import type { notes } from '@tv/contract/notes';
import type { TextsOf } from '@tv/contract/reason';

export const texts: TextsOf<typeof notes> = {
  'note.styleChanges': 'Die Formatierung wechselt zu oft. Einige Wechsel wurden ausgelassen.',
  'note.readAsUtf8': 'Sie gibt {declared} an, ist aber UTF-8. Sie wurde als UTF-8 gelesen.',
  'note.otherEncoding':
    'Sie gibt {declared} an, ist aber anders kodiert. Sie wurde als {encoding} gelesen. Sind Buchstaben falsch, speichern Sie die Datei als UTF-8.',
  'note.guessedEncoding':
    'Sie gibt keine Kodierung an. Sie wurde als {encoding} gelesen. Sind Buchstaben falsch, speichern Sie die Datei als UTF-8.',
  'note.brokenLine':
    'Einige Bytes sind in {encoding} ungültig und werden als „\uFFFD“ gezeigt: Zeile {lines}.',
  'note.before': 'Der Text vor den ersten Zeiten wurde ausgelassen.',
  'note.pixels':
    'Ihre Bereiche sind in Pixeln eines Bildes angegeben, dessen Größe fehlt. Die Positionen wurden ausgelassen.',
  'note.longStyles': 'Von der Formatierung wurden nur die ersten 200 kB gelesen.',
  'note.style': 'Die Formatierung für „{selector}“ wurde ausgelassen.',
  'note.manyStyles': 'Von der Formatierung wurden nur die ersten {most:number} Regeln gelesen.',
  'note.more': 'Es gibt {count:number} weitere Hinweise dieser Art.',
  'note.longCaption': 'Der Untertitel ist sehr lang und wurde in {count:number} aufeinanderfolgende geteilt.',
  'note.tooLate': 'Der Untertitel endet nach mehr als 99 Stunden und wurde ausgelassen.',
  'note.noLength': 'Der Untertitel hat keine Dauer und wurde ausgelassen.',
  'note.backwards': 'Der Untertitel endet, bevor er beginnt, und wurde ausgelassen.',
  'note.noTwoTimes':
    '„{found}“ enthält keine zwei Zeiten wie „00:00:01.000 --> 00:00:04.000“. Der Untertitel wurde ausgelassen.',
  'note.noCaption': '„{found}“ ist kein Untertitel und wurde ausgelassen.',
  'note.beforeTimes': '„{found}“ steht vor den ersten Zeiten und wurde ausgelassen.',
  'note.leftOut': '„{found}“ wurde ausgelassen.',
  'note.number': 'Die Nummer {found} gehört zu keinem Untertitel und wurde ausgelassen.',
  'note.afterGap': 'Der Text nach einer leeren Zeile wurde dem Untertitel davor hinzugefügt.',
  'note.gradual': 'Allmähliche Wechsel der Formatierung wurden ausgelassen.',
  'note.throughout': 'Der Untertitel hat kein Ende. Er wird die ganze Zeit gezeigt.',
  'note.noEnd': 'Der Untertitel hat kein Ende. Er endet, wenn der nächste beginnt.',
  'note.picture':
    'Das Bild in der Datei wurde ausgelassen: Es ist beschädigt, zu groß oder hat ein unbekanntes Format.',
  'note.manySounds': 'Von {count:number} Tonspuren wurden nur die ersten {most:number} verwendet.',
  'note.manySubtitles': 'Von {count:number} Untertitelspuren wurden nur die ersten {most:number} verwendet.',
  'note.undecodablePicture':
    'Eine Bildspur der Datei ({kind}) wurde ausgelassen, weil sie sich hier nicht lesen lässt.',
  'note.undecodableSound':
    'Eine Tonspur der Datei ({kind}) wurde ausgelassen, weil sie sich hier nicht lesen lässt.',
  'note.subtitlesArePictures':
    'Die Untertitel „{name}“ in der Datei bestehen aus Bildern von Text und lassen sich nicht lesen.',
  'note.subtitlesOfKind':
    'Die Untertitel „{name}“ in der Datei haben ein Format, das sich nicht lesen lässt ({kind}).',
  'note.subtitlesOfUnknownKind':
    'Die Untertitel „{name}“ in der Datei haben ein Format, das sich nicht lesen lässt.',
  'note.subtitlesUnreadable': 'Die Untertitel „{name}“ in der Datei ließen sich nicht lesen.',
  'note.subtitlesBeside':
    'Die Untertitel „{name}“ in der Datei wurden ausgelassen: Es gab dazu eine eigene Datei in dieser Sprache.',
  'note.captionsAdded': 'Die Untertitel in der Datei ({names}) wurden hinzugefügt.',
  'note.captionsDrafted':
    'Die Untertitel in der Datei ({names}) wurden als Entwürfe hinzugefügt. Die aktuellen bleiben, bis jemand einen Entwurf veröffentlicht.',
  'note.captionsLeft':
    'Die Untertitel in der Datei ({names}) wurden ausgelassen: Es gibt schon einen Entwurf in dieser Sprache, oder es ist kein Platz mehr.',
  'note.longerSound': 'Der Ton war {time} länger als der Inhalt. Sein Ende wurde abgeschnitten.',
  'note.shorterSound': 'Der Ton war {time} kürzer als der Inhalt. Sein Ende wurde mit Stille aufgefüllt.',
};
