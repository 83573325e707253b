export const search = 'Im Transkript suchen';
export const hitOf = (at: number, count: number) => `${at} von ${count}`;
export const notFound = 'Nicht gefunden';
export const previousHit = 'Vorheriger Treffer';
export const nextHit = 'Nächster Treffer';
export const nothingSaid = 'In dieser Sprache wird nichts gesagt.';
export const followAlong = 'Mitlaufen';
export const language = 'Sprache';
export const loading = 'Transkript wird geladen';
