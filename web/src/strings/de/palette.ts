/** Die Befehlspalette (Strg+K). */
export const title = 'Gehe zu';
export const field = 'Seite oder Titel eingeben';
export const searching = 'Wird gesucht …';
export const nothing = 'Nichts gefunden';
export const create = 'Neu';
