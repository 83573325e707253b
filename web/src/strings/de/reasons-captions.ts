import type { TextsOf } from '@tv/contract/reason';
import type { captionReasons } from '@tv/contract/reasons/captions';
import { number } from './locale.ts';

export const atLine = (line: number, sentence: string) => `Zeile ${number(line)}: ${sentence}`;
export const atCue = (place: number, sentence: string) => `Untertitel ${number(place)}: ${sentence}`;

export const texts: TextsOf<typeof captionReasons> = {
  'captions.noWebVtt': 'Eine WebVTT-Datei beginnt mit „WEBVTT“.',
  'captions.noTimes': '„{found}“ sind keine Zeiten. Schreiben Sie „{example}“.',
  'captions.noTime': '„{found}“ ist keine Zeit. Schreiben Sie {example}.',
  'captions.noFirstTimes': 'Ein Untertitel beginnt mit seinen Zeiten, etwa „{example}“.',
  'captions.noTtml': 'In einer TTML-Datei umschließt ein Element „tt“ alles andere.',
  'xml.malformed': 'Das ist kein wohlgeformtes XML.',
  'xml.empty': 'Das ist kein wohlgeformtes XML.',
  'xml.documentType': 'Ein Dokumenttyp ist hier nicht möglich. Entfernen Sie ihn.',
  'xml.nested': 'Elemente sind zu tief verschachtelt.',
  'captions.tooManyTimedParts': 'Der Absatz hat zu viele Teile mit eigenen Zeiten.',
  'captions.moreCues': 'Das sind mehr als {most:number} Untertitel.',
  'captions.moreCuesInFile': 'In der Datei sind mehr als {most:number} Untertitel.',
  'captions.fileTooLarge': 'Die Datei ist größer als {most:number} MB.',
  'captions.slowFile':
    'Das Lesen der Datei dauert zu lange. Wählen Sie eine kleinere oder eine mit weniger Formatierung.',
  'captions.heavyFile':
    'Das Lesen der Datei braucht zu viel Speicher. Wählen Sie eine kleinere oder eine mit weniger Formatierung.',
  'captions.emptyFile': 'Die Datei enthält keine Untertitel.',
  'captions.serviceKey':
    'Der Dienst nimmt den Schlüssel dieses Portals nicht an. Fragen Sie den Betreiber des Portals.',
  'captions.serviceAddress':
    'Der Dienst ist nicht unter seiner Adresse. Fragen Sie den Betreiber des Portals.',
  'captions.serviceBusy': 'Der Dienst nimmt im Moment nichts mehr an.',
  'captions.serviceRefuses': 'Der Dienst lehnt ab, was er bekommen hat ({status:number}).',
  'captions.serviceFault': 'Der Dienst hat einen Fehler ({status:number}).',
  'captions.serviceSlow': 'Der Dienst brauchte länger als {seconds:number} Sekunden.',
  'captions.serviceAway': 'Der Dienst ist nicht zu erreichen.',
  'captions.serviceLong': 'Der Dienst hat mehr als {most:size} geantwortet.',
  'captions.serviceGarbled': 'Der Dienst hat etwas geantwortet, das sich nicht verwenden lässt.',
  'captions.serviceGone': 'Dafür ist kein Dienst mehr eingerichtet.',
  'captions.sourceGone': 'Die Untertitel, die zu übersetzen waren, sind ersetzt oder gelöscht.',
  'captions.byPerson':
    'In dieser Sprache gibt es Untertitel, die ein Mensch gemacht hat oder bearbeitet. Eine Maschine ersetzt sie nie.',
  'captions.full': 'Der Inhalt hat so viele Untertitel, wie möglich sind. Entfernen Sie zuerst einige.',
  'captions.itemGone': 'Der Inhalt ist gelöscht.',
  'captions.notAllowedAnyMore': 'Die Organisation erlaubt keine automatisch erstellten Untertitel mehr.',
  'captions.soundGone': 'Der Inhalt hat keinen Ton mehr.',
  'captions.nothingHeard': 'Der Dienst hat nichts Gesprochenes gehört.',
  'captions.unknownLanguage':
    'Der Dienst sagt nicht, welche Sprache er gehört hat. Fragen Sie noch einmal, und wählen Sie die Sprache.',
  'captions.notMade':
    'Die Untertitel ließen sich nicht erstellen. Versuchen Sie es noch einmal, oder fragen Sie den Betreiber des Portals.',
  'captions.tooMany': 'Ein Inhalt hat höchstens {most:number} Untertitel. Entfernen Sie zuerst einige.',
  'captions.tooManyDrafts':
    'Ein Inhalt hat höchstens {most:number} Entwürfe von Untertiteln. Verwerfen Sie zuerst einige.',
  'captions.changedMeanwhile': 'Jemand hat diese Untertitel inzwischen geändert. Laden Sie die Seite neu.',
  'captions.busy': 'Gerade werden viele Dateien gelesen. Versuchen Sie es in einer Minute noch einmal.',
  'captions.nothingToPublish':
    'Es gibt nichts zu veröffentlichen. Um keine Untertitel zu haben, löschen Sie sie.',
  'captions.endBeforeStart': 'Das Ende muss nach dem Anfang liegen.',
  'captions.sameKey': 'Er ist zweimal da. Laden Sie die Seite neu.',
  'captions.cueTooLong': 'Der Wortlaut ist länger als {most:number} Zeichen.',
  'captions.emptyCue': 'Der Wortlaut fehlt. Schreiben Sie etwas, oder löschen Sie den Untertitel.',
  'captions.inLanguageAlready': 'Dieser Inhalt hat schon Untertitel auf {language:language}.',
  'captions.noTranscriptionService':
    'Hier erstellt kein Dienst Untertitel aus dem Ton. Der Betreiber des Portals richtet ihn ein.',
  'captions.noTranslationService':
    'Hier übersetzt kein Dienst Untertitel. Der Betreiber des Portals richtet ihn ein.',
  'captions.notAllowed':
    'Die Organisation erlaubt keine automatisch erstellten Untertitel. Admins erlauben sie in den Einstellungen.',
  'captions.notProcessed': 'Dieser Inhalt ist noch nicht verarbeitet. Versuchen Sie es, wenn er fertig ist.',
  'captions.noSound': 'Dieser Inhalt hat keinen Ton.',
  'captions.itemTooLong':
    'Dieser Inhalt ist länger als {most:number} Minuten. Mehr wird nicht an einen Dienst gesendet.',
  'captions.noMinutesLeft':
    'Von den {most:number} Minuten, die die Organisation je Monat für automatisch erstellte Untertitel hat, sind weniger übrig, als dieser Inhalt lang ist.',
};
