export const chapters = 'Kapitel';
export const chaptersHelp = (key: string) =>
  `Markieren Sie jede neue Folie und jedes neue Thema: mit der Schaltfläche oder überall auf dieser Seite mit der Taste ${key}. Zuschauer sehen die Kapitel binnen einer halben Minute, und die Aufzeichnung hat sie an der richtigen Sekunde.`;
export const mark = 'Kapitel markieren';
export const title = 'Titel des nächsten Kapitels';
export const titleHelp = 'Ohne Titel wird das Kapitel nummeriert.';
export const numbered = (count: string) => `Kapitel ${count}`;
export const undo = 'Letztes zurücknehmen';
export const none = 'Noch kein Kapitel markiert';
export const marked = (title: string) => `Markiert: ${title}`;
export const takenAway = (title: string) => `Entfernt: ${title}`;
