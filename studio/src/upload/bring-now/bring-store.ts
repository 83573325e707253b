import type { SourceKind } from '@tv/contract/sources/source-kinds';
import { createStore, useStore } from '@tv/client/lib/state/store.ts';
import type { BringLine } from './bring-lines.ts';
import type { ChosenSource } from './chosen-source.ts';

/** What is brought in now, from the choice on. It goes on while other pages of the studio are shown. */
export type Bringing = {
  kind: SourceKind;
  source: ChosenSource;
  instance: string;
  problems: readonly { where: string; message: string }[];
  lines: readonly BringLine[];
  state: 'preview' | 'running' | 'paused' | 'ended';
  categoryName: string;
  isPublished: boolean;
  /** The connection is lost, and the next try comes. */
  isAway: boolean;
  /** Bytes that the service has of what is sent now. */
  sentBytes: number;
  /** Why no further file is sent. */
  stopped?: string;
};

const bringing = createStore<Bringing | undefined>(undefined);
export const useBringing = () => useStore(bringing);
export const currentBringing = () => bringing.get();
export const setBringing = (next: Bringing | undefined) => bringing.set(next);

export function changeBringing(change: Partial<Bringing>): void {
  const now = bringing.get();
  if (now) bringing.set({ ...now, ...change });
}

export function changeLine(sourceId: string, change: Partial<BringLine>): void {
  const now = bringing.get();
  if (!now) return;
  const lines = now.lines.map((line) => (line.item.sourceId === sourceId ? { ...line, ...change } : line));
  bringing.set({ ...now, lines });
}
