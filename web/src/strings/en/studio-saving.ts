import { isolate } from '@tv/contract/isolate';

export const yours = 'Yours';
export const theirsBy = (who: string, when: string | undefined) => (when ? `${isolate(who)}, ${when}` : who);
export const somebodyElse = 'Someone else';
export const takeTheirs = 'Use theirs';
export const saveMine = 'Save mine';
export const takeAllTheirs = 'Use all of theirs';
export const saveAllMine = 'Save all of mine';

/** What was edited is gone. */
export const gone =
  'This has been deleted in the meantime and can no longer be saved. What you wrote stays in this browser until you sign out.';
export const copyKept = 'Copy what I wrote';
export const copied = 'Copied to clipboard';
export const notCopied = 'Could not copy it. Select the text and copy it yourself.';
export const dropKept = 'Discard it';
