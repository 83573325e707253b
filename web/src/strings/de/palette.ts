/** The palette of commands (Ctrl+K). */
export const title = 'Gehe zu';
export const field = 'Seiten und Titel suchen';
export const searching = 'Wird gesucht …';
export const nothing = 'Nichts gefunden';
export const create = 'Neu';
