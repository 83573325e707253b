export const yours = 'Yours';
export const theirsBy = (who: string, when: string | undefined) => (when ? `${who}, ${when}` : who);
export const somebodyElse = 'Somebody else';
export const takeTheirs = 'Take theirs';
export const saveMine = 'Save mine';
