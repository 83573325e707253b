export const title = 'Erste Schritte';
export const doneOf = (done: number, count: number) => `${done} von ${count} erledigt`;
export const done = 'Erledigt';
export const dismiss = 'Ausblenden';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const steps = {
  brand: { title: 'Eigenes Gesicht geben', help: 'Logo und Farben, damit alle wissen, wo sie sind.' },
  category: { title: 'Kategorie hinzufügen', help: 'Die Regale, in denen man Videos findet.' },
  upload: { title: 'Erstes Video hochladen', help: 'Ziehen Sie eine Datei irgendwo ins Studio.' },
  people: {
    title: 'Menschen hereinholen',
    help: 'Laden Sie ein, oder geben Sie einen Link zum Registrieren.',
  },
  pages: {
    title: 'Entscheiden, was alle sehen',
    help: 'Veröffentlichen Sie etwas öffentlich, oder schalten Sie öffentliche Seiten aus.',
  },
};
