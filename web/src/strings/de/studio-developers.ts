/** Die Seite über Programme, die mit der Organisation arbeiten. */
export const developers = 'Entwicklung';
export const developersHelp = 'API-Schlüssel und eigene Anwendungen';
