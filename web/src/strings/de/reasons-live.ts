import type { TextsOf } from '@tv/contract/reason';
import type { liveReasons } from '@tv/contract/reasons/live';

export const texts: TextsOf<typeof liveReasons> = {
  'live.isOver': 'Diese Veranstaltung ist vorbei.',
  'live.nothingArrives': 'Es kommt noch kein Bild an. Starten Sie zuerst den Encoder.',
  'live.notOnAir':
    'Diese Veranstaltung war noch nicht auf Sendung. Löschen Sie den Inhalt oder heben Sie seinen Termin auf.',
  'live.notOnAirNow': 'Diese Veranstaltung ist nicht auf Sendung.',
  'live.tooManyMarks': 'Eine Veranstaltung kann höchstens {most:number} Kapitel haben.',
  'live.noCaptions': 'Diese Veranstaltung hat keine Untertitel. Schalten Sie sie zuerst ein.',
  'live.tooManyCues': 'Eine Veranstaltung kann höchstens {most:number} Untertitel haben.',
  'live.tooMany':
    'Es können höchstens {most:number} Veranstaltungen gleichzeitig offen sein. Beenden oder löschen Sie zuerst welche.',
};
