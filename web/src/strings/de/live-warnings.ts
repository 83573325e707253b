import type { liveWarnings } from '@tv/contract/live-warnings';
import type { TextsOf } from '@tv/contract/reason';

export const texts: TextsOf<typeof liveWarnings> = {
  'live.videoCodec':
    'Das Bild kommt als {codec} an und lässt sich hier nicht lesen. Wählen Sie im Encoder H.264.',
  'live.soundCodec':
    'Der Ton kommt als {codec} an und lässt sich hier nicht lesen. Wählen Sie im Encoder AAC.',
  'live.unreadable': 'Was ankommt, lässt sich nicht lesen. Prüfen Sie die Einstellungen des Encoders.',
  'live.noSound': 'Es kommt kein Ton an. Wählen Sie im Encoder ein Mikrofon oder eine andere Tonquelle.',
  'live.silent': 'Seit {time:duration} ist nichts zu hören. Prüfen Sie das Mikrofon.',
  'live.noPicture': 'Es kommt kein Bild an. Das Publikum hört nur den Ton.',
  'live.frameRateVaries':
    'Die Bildrate schwankt. Stellen Sie im Encoder eine feste Bildrate ein, zum Beispiel 30.',
  'live.clockJumped': 'Die Uhr des Encoders ist gesprungen. Das Publikum sieht eine kurze Lücke.',
  'live.keyFramesRare':
    'Zwischen zwei Schlüsselbildern vergehen {time:duration}. Stellen Sie im Encoder einen Abstand von 2 Sekunden ein.',
  'live.tooLarge':
    'Das Bild kommt mit {width:number} × {height:number} Pixeln an, das Publikum sieht höchstens 1080 Zeilen. Ein kleineres Bild genügt.',
  'live.upright': 'Das Bild steht hochkant. Drehen Sie die Kamera, wenn es quer sein soll.',
  'live.interrupted': 'Seit {time:duration} kommt nichts an. Prüfen Sie die Leitung und den Encoder.',
  'live.fewerRenditions':
    'Der Server schafft nicht alle Bildgrößen in Echtzeit. Das Publikum bekommt höchstens {lines:number} Zeilen.',
  'live.halfRate':
    'Der Server schafft nicht alle Bilder in Echtzeit. Das Publikum bekommt {rate:number} Bilder pro Sekunde.',
  'live.tooSlow':
    'Der Server kann das Video nicht in Echtzeit umwandeln. Senden Sie ein kleineres Bild oder weniger Bilder pro Sekunde.',
  'live.encoderRestarted':
    'Die Umwandlung auf dem Server ist abgebrochen und wurde neu gestartet. Das Publikum sieht eine kurze Lücke.',
  'live.onBackup': 'Der Haupteingang ist ausgefallen. Das Publikum sieht den Ersatzeingang.',
  'live.captionsLate':
    'Der Dienst für Untertitel ist langsam. Untertitel kommen verspätet oder fehlen stellenweise.',
  'live.captionsAway':
    'Der Dienst für Untertitel arbeitet zurzeit nicht. Für das Gesprochene entstehen keine Untertitel. Sie können welche eintippen.',
  'live.captionsNoMinutes':
    'Ihre Organisation hat ihre Minuten für automatische Untertitel in diesem Monat verbraucht. Sie können Untertitel eintippen.',
  'live.captionsNotAllowed': 'Ihre Organisation erlaubt keine automatischen Untertitel mehr.',
  'live.takenOver': 'Ein anderer Encoder sendet mit demselben Schlüssel. Er hat den bisherigen abgelöst.',
};
