import type { TextsOf } from '@tv/contract/reason';
import type { watchedReasons } from '@tv/contract/reasons/watched';

export const texts: TextsOf<typeof watchedReasons> = {
  'watched.onePlace': 'Geben Sie einen Ordner oder eine Adresse ein.',
  'watched.notFromFolder': 'Diese Art wird nicht aus einem Ordner gelesen.',
  'watched.notFromAddress': 'Diese Art wird nicht von einer Adresse gelesen.',
  'watched.noFolders':
    'Hier lässt sich kein Ordner beobachten. Zuerst muss das die Betreiberin oder der Betreiber des Portals erlauben.',
  'watched.folder': 'Geben Sie einen Ordner unterhalb des Ordners der Organisation ein, ohne „..“.',
  'watched.address': 'Geben Sie eine öffentliche Adresse ein, die mit https:// beginnt.',
  'watched.needsPerson':
    'Eine beobachtete Quelle bringt Inhalte im Namen einer Person herein. Melden Sie sich als Person an.',
  'watched.tooMany': 'Es lassen sich höchstens {most:number} Quellen beobachten. Löschen Sie zuerst welche.',
  'watched.notWatched': 'Diese Quelle ruht oder ist beendet. Setzen Sie sie zuerst fort.',
  'watched.noBuckets':
    'Hier lässt sich kein Bucket beobachten: Der Betreiber des Portals muss den Endpunkt zuerst zulassen.',
  'watched.endpoint': 'Der Betreiber des Portals lässt diese Endpunkte zu: {allowed}.',
  'watched.bucketName':
    'Geben Sie den Namen eines Buckets ein: 3 bis 63 Kleinbuchstaben, Ziffern, Punkte und Bindestriche.',
  'watched.noBucketSource': 'Nur ein beobachteter Bucket hat einen Schlüssel.',
  'watched.foldersOff': 'Der Betreiber des Portals lässt keine Ordner mehr beobachten.',
  'watched.endpointOff': 'Der Betreiber des Portals lässt Buckets bei {host} nicht mehr beobachten.',
  'watched.noFolder': 'Im Ordner der Organisation auf dem Server gibt es keinen Ordner {folder}.',
  'watched.manyFiles': 'Es sind mehr als {most:number} Dateien. Beobachten Sie die Ordner darin einzeln.',
  'watched.fileGone': 'Die Datei {file} ist nicht mehr da.',
  'watched.fileLarge': '{file} ist größer als {most:size}.',
  'watched.leadsOut': '{file} führt aus dem Ordner hinaus.',
  'watched.notPublic': '{host} ist keine öffentliche Adresse, die mit https:// beginnt.',
  'watched.privateAddress': '{host} führt zu einer privaten Adresse.',
  'watched.silent': '{host} hat nicht geantwortet ({code}).',
  'watched.answered': '{host} hat mit {status} geantwortet.',
  'watched.leadsOn': '{host} leitet zu oft weiter.',
  'watched.cutOff': '{host} hat nur einen Teil der Datei gesendet.',
  'watched.sendsMuch': '{host} sendet mehr als {most:size}.',
  'watched.noBucket': 'Den Bucket {bucket} gibt es nicht, oder die Datei ist nicht mehr darin.',
  'watched.bucketRefused': 'Der Bucket hat den Schlüssel abgelehnt ({code}).',
  'watched.bucketSilent': 'Der Speicher des Buckets antwortet nicht.',
  'watched.unreadable': 'Das lässt sich nicht lesen: {sentence}.',
  'watched.broke': 'Auf dem Server ist etwas schiefgegangen. Der Betreiber findet es im Protokoll.',
};
