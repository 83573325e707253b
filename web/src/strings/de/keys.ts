/** Names of keys that are words on the keyboard. */
export const space = 'Leertaste';
export const home = 'Pos1';
export const end = 'Ende';
export const enter = 'Eingabe';
export const remove = 'Entf';
export const pageUp = 'Bild↑';
export const pageDown = 'Bild↓';
export const shift = 'Umschalt';
export const control = 'Strg';

export const key = 'Taste';
export const doesWhat = 'Funktion';
export const between = 'bis';
export const playerKeys = 'Tastenkürzel im Player';
export const portalKeys = 'Tastenkürzel überall';

export const play = 'Abspielen oder anhalten';
export const tenSeconds = '10 Sekunden zurück oder vor';
export const fiveSeconds = '5 Sekunden zurück oder vor, solange der Player den Fokus hat';
export const volume = 'Lauter oder leiser, solange der Player den Fokus hat';
export const mute = 'Stumm';
export const captions = 'Untertitel ein oder aus';
export const fullScreen = 'Vollbild';
export const theatre = 'Kinomodus';
export const jump = 'Zum Anfang, zu 10 %, … zu 90 % springen';
export const ends = 'Zum Anfang oder zum Ende, solange der Player den Fokus hat';
export const speed = 'Langsamer oder schneller';
export const picture = 'Ein Bild zurück oder vor, während der Pause';
export const captionSize = 'Größere oder kleinere Untertitel';
export const chapters = 'Zum vorigen oder nächsten Kapitel, solange der Player den Fokus hat';
export const miniPlayer =
  'Mini-Player: läuft in einer Ecke weiter, während Sie stöbern, oder kommt von dort zurück';
export const next = 'Den nächsten Inhalt abspielen';
export const leave = 'Das Menü schließen, dann das Vollbild verlassen';
export const help = 'Diese Tastenkürzel anzeigen';

export const search = 'Zum Suchfeld gehen';
export const palette = 'Zu einer Seite gehen oder einen Inhalt nach Titel finden';
export const row = 'In einer Reihe von Karten weitergehen';
export const menu = 'Durch Vorschläge und Menüs gehen';
export const open = 'Das Element mit dem Fokus öffnen';
export const close = 'Ein Menü, eine Leiste oder einen Dialog schließen';
export const goOn = 'Zum nächsten Element; das erste einer Seite springt zu ihrem Inhalt';

export const shortcuts = 'Tastenkürzel';
export const useShortcuts = 'Tastenkürzel verwenden';
export const whenOff =
  'Sind sie aus, bewirken Buchstaben, Ziffern und Zeichen nichts. Leertaste und Pfeiltasten wirken weiter, solange der Player den Fokus hat.';
