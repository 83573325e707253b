export const behind = (clock: string) => `−${clock}`;
export const goLive = (time: string) => `Zur Livestelle, ${time} zurück`;

export const interrupted = 'Der Stream ist unterbrochen. Er läuft weiter, sobald er wieder da ist.';
export const hasEnded = 'Die Veranstaltung ist zu Ende';
export const recordingSoon = 'Die Aufzeichnung steht in wenigen Minuten hier';
