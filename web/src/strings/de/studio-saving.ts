export const yours = 'Ihre Fassung';
export const theirsBy = (who: string, when: string | undefined) => (when ? `${who}, ${when}` : who);
export const somebodyElse = 'Jemand anderes';
export const takeTheirs = 'Andere Fassung nehmen';
export const saveMine = 'Meine speichern';
