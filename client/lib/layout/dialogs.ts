import { createStore, useStore } from '../state/store.ts';

/** A dialog that more than one place of the portal opens; the layout shows it. */
export type OpenDialog =
  | { name: 'organizations' }
  | { name: 'palette' }
  /** With an organization that a call was refused for (code 23), else one is to be chosen. */
  | { name: 'join'; organizationId?: string }
  | { name: 'request-demo' };

const opened = createStore<OpenDialog | undefined>(undefined);

export const openDialog = (dialog: OpenDialog) => opened.set(dialog);
/** Closes it if it is still the one that is open: a dialog that makes way for another one closes a moment later. */
export const closeDialog = (name: OpenDialog['name']) => {
  if (opened.get()?.name === name) opened.set(undefined);
};
export const useOpenDialog = () => useStore(opened);
