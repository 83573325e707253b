export const loading = 'Die nächsten Inhalte werden geladen';
export const nothingElse = 'In dieser Kategorie ist noch nichts anderes.';
