export const yours = 'Yours';
export const theirsBy = (who: string, when: string | undefined) => (when ? `${who}, ${when}` : who);
export const somebodyElse = 'Somebody else';
export const takeTheirs = 'Take theirs';
export const saveMine = 'Save mine';
export const takeAllTheirs = 'Take all of theirs';
export const saveAllMine = 'Save all of mine';

/** What was edited is gone. */
export const gone =
  'This was deleted meanwhile, so it can no longer be saved. What you wrote stays in this browser until you sign out.';
export const copyKept = 'Copy what I wrote';
export const copied = 'Copied to clipboard';
export const notCopied = 'It could not be copied. Select it and copy it yourself.';
export const dropKept = 'Throw it away';
