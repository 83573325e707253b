import type { notes } from '@tv/contract/notes';
import type { TextsOf } from '@tv/contract/reason';

export const texts: TextsOf<typeof notes> = {
  'note.styleChanges': 'Es gibt zu viele Wechsel der Formatierung mit der Zeit. Einige wurden ausgelassen.',
  'note.readAsUtf8': 'Sie gibt {declared} an und ist UTF-8. Sie wurde als UTF-8 gelesen.',
  'note.otherEncoding':
    'Sie gibt {declared} an und ist etwas anderes. Sie wurde als {encoding} gelesen. Sind Buchstaben falsch, speichern Sie sie als UTF-8.',
  'note.guessedEncoding':
    'Sie sagt nicht, wie sie kodiert ist. Sie wurde als {encoding} gelesen. Sind Buchstaben falsch, speichern Sie sie als UTF-8.',
  'note.brokenLine': 'Einige Bytes sind kein {encoding} und werden als „\uFFFD“ gezeigt: Zeile {lines}.',
  'note.before': 'Was vor den ersten Zeiten steht, wurde ausgelassen.',
  'note.pixels':
    'Ihre Bereiche zählen Pixel eines Bildes, dessen Größe fehlt. Die Plätze wurden ausgelassen.',
  'note.longStyles': 'Von der Formatierung wurden die ersten 200 kB gelesen.',
  'note.style': 'Die Formatierung für „{selector}“ wurde ausgelassen.',
  'note.manyStyles': 'Von der Formatierung wurden die ersten {most:number} Regeln gelesen.',
  'note.more': 'Es gibt noch {count:number} solche Hinweise.',
  'note.longCaption': 'Der Untertitel ist sehr lang und wurde zu {count:number}, die aufeinander folgen.',
  'note.tooLate': 'Der Untertitel endet nach mehr als 99 Stunden und wurde ausgelassen.',
  'note.noLength': 'Der Untertitel endet, wenn er beginnt, und wurde ausgelassen.',
  'note.backwards': 'Der Untertitel endet, bevor er beginnt, und wurde ausgelassen.',
  'note.noTwoTimes':
    '„{found}“ enthält keine zwei Zeiten wie „00:00:01.000 --> 00:00:04.000“. Der Untertitel wurde ausgelassen.',
  'note.noCaption': '„{found}“ ist kein Untertitel und wurde ausgelassen.',
  'note.beforeTimes': '„{found}“ steht vor den ersten Zeiten und wurde ausgelassen.',
  'note.leftOut': '„{found}“ wurde ausgelassen.',
  'note.number': 'Die Nummer {found} gehört zu keinem Untertitel und wurde ausgelassen.',
  'note.afterGap': 'Text nach einer leeren Zeile kam zum Untertitel davor.',
  'note.gradual': 'Allmähliche Wechsel der Formatierung wurden ausgelassen.',
  'note.throughout': 'Der Untertitel hat kein Ende. Er wird die ganze Zeit gezeigt.',
  'note.noEnd': 'Der Untertitel hat kein Ende. Er endet, wenn der nächste beginnt.',
  'note.picture':
    'Das Bild in der Datei wurde ausgelassen: Es ist beschädigt, zu groß oder von unbekannter Art.',
  'note.manySounds': 'Von {count:number} Tonspuren wurden die ersten {most:number} genommen.',
  'note.manySubtitles': 'Von {count:number} Untertitelspuren wurden die ersten {most:number} genommen.',
  'note.undecodablePicture':
    'Eine Bildspur der Datei ({kind}) wurde ausgelassen, weil sie sich hier nicht lesen lässt.',
  'note.undecodableSound':
    'Eine Tonspur der Datei ({kind}) wurde ausgelassen, weil sie sich hier nicht lesen lässt.',
  'note.subtitlesArePictures':
    'Die Untertitel „{name}“ in der Datei sind Bilder von Texten und lassen sich nicht lesen.',
  'note.subtitlesOfKind':
    'Die Untertitel „{name}“ in der Datei sind von einer Art, die sich nicht lesen lässt ({kind}).',
  'note.subtitlesOfUnknownKind':
    'Die Untertitel „{name}“ in der Datei sind von einer Art, die sich nicht lesen lässt.',
  'note.subtitlesUnreadable': 'Die Untertitel „{name}“ in der Datei ließen sich nicht lesen.',
  'note.subtitlesBeside':
    'Die Untertitel „{name}“ in der Datei wurden ausgelassen: Andere in ihrer Sprache kamen daneben.',
  'note.captionsAdded': 'Die Untertitel in der Datei ({names}) wurden hinzugefügt.',
  'note.captionsDrafted':
    'Die Untertitel in der Datei ({names}) sind Entwürfe. Die des Inhalts bleiben, bis jemand einen Entwurf veröffentlicht.',
  'note.captionsLeft':
    'Die Untertitel in der Datei ({names}) wurden ausgelassen: Es gibt einen Entwurf in dieser Sprache, oder es ist kein Platz mehr.',
  'note.longerSound': 'Der Ton war {time} länger als der Inhalt. Sein Ende wurde abgeschnitten.',
  'note.shorterSound': 'Der Ton war {time} kürzer als der Inhalt. Sein Ende ist Stille.',
};
