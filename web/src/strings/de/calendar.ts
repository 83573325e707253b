export const subscribe = 'Kalender abonnieren';
export const copy = 'Kalenderadresse kopieren';
export const copied = 'Adresse in die Zwischenablage kopiert';
export const notCopied = 'Die Adresse ließ sich nicht kopieren.';
