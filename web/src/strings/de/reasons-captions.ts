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
    'Unter der Adresse des Dienstes ist kein solcher Dienst zu finden. Fragen Sie den Betreiber des Portals.',
  'captions.serviceBusy': 'Der Dienst nimmt im Moment keine weiteren Anfragen an.',
  'captions.serviceRefuses': 'Der Dienst hat die Anfrage abgelehnt ({status:number}).',
  'captions.serviceFault': 'Beim Dienst ist ein Fehler aufgetreten ({status:number}).',
  'captions.serviceSlow': 'Der Dienst brauchte länger als {seconds:number} Sekunden.',
  'captions.serviceAway': 'Der Dienst ist nicht zu erreichen.',
  'captions.serviceLong': 'Die Antwort des Dienstes ist größer als {most:size}.',
  'captions.serviceGarbled': 'Die Antwort des Dienstes lässt sich nicht verwenden.',
  'captions.serviceGone': 'Das Portal hat dafür keinen Dienst mehr.',
  'captions.sourceGone': 'Die Untertitel, die übersetzt werden sollten, wurden ersetzt oder gelöscht.',
  'captions.byPerson':
    'In dieser Sprache gibt es Untertitel, die jemand geschrieben hat oder bearbeitet. Automatische Untertitel ersetzen sie nie.',
  'captions.full': 'Der Inhalt hat schon die höchste Zahl an Untertiteln. Entfernen Sie zuerst einige.',
  'captions.itemGone': 'Der Inhalt ist gelöscht.',
  'captions.notAllowedAnyMore': 'Die Organisation erlaubt keine automatischen Untertitel mehr.',
  'captions.soundGone': 'Der Inhalt hat keinen Ton mehr.',
  'captions.nothingHeard': 'Der Dienst hat nichts Gesprochenes erkannt.',
  'captions.unknownLanguage':
    'Der Dienst hat nicht angegeben, welche Sprache er erkannt hat. Versuchen Sie es noch einmal, und wählen Sie die Sprache aus.',
  'captions.notMade':
    'Die Untertitel ließen sich nicht erstellen. Versuchen Sie es noch einmal, oder fragen Sie den Betreiber des Portals.',
  'captions.tooMany':
    'Ein Inhalt kann höchstens {most:number} Untertitel haben. Entfernen Sie zuerst einige.',
  'captions.tooManyDrafts':
    'Ein Inhalt kann höchstens {most:number} Entwürfe von Untertiteln haben. Verwerfen Sie zuerst einige.',
  'captions.changedMeanwhile': 'Jemand hat diese Untertitel inzwischen geändert. Laden Sie die Seite neu.',
  'captions.busy': 'Gerade werden viele Dateien gelesen. Versuchen Sie es in einer Minute noch einmal.',
  'captions.nothingToPublish':
    'Es gibt nichts zu veröffentlichen. Wenn Sie keine Untertitel möchten, löschen Sie sie.',
  'captions.endBeforeStart': 'Das Ende muss nach dem Anfang liegen.',
  'captions.sameKey': 'Er kommt zweimal vor. Laden Sie die Seite neu.',
  'captions.cueTooLong': 'Der Text ist länger als {most:number} Zeichen.',
  'captions.emptyCue': 'Der Text fehlt. Schreiben Sie etwas, oder löschen Sie den Untertitel.',
  'captions.inLanguageAlready': 'Dieser Inhalt hat schon Untertitel auf {language:language}.',
  'captions.noTranscriptionService':
    'Dieses Portal hat keinen Dienst, der Untertitel erstellt. Der Betreiber des Portals kann einen einrichten.',
  'captions.noTranslationService':
    'Dieses Portal hat keinen Dienst, der Untertitel übersetzt. Der Betreiber des Portals kann einen einrichten.',
  'captions.notAllowed':
    'Die Organisation erlaubt keine automatischen Untertitel. Ein Admin kann sie in den Einstellungen erlauben.',
  'captions.notProcessed':
    'Dieser Inhalt ist noch nicht verarbeitet. Versuchen Sie es noch einmal, wenn er fertig ist.',
  'captions.noSound': 'Dieser Inhalt hat keinen Ton.',
  'captions.itemTooLong':
    'Dieser Inhalt ist länger als {most:number} Minuten. Längere werden nicht an einen Dienst gesendet.',
  'captions.noMinutesLeft':
    'Die Organisation hat im Monat {most:number} Minuten für automatische Untertitel, und davon sind weniger übrig, als dieser Inhalt lang ist.',
};
