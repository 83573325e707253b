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
};
