import { createStore, useStore } from '../state/store.ts';

export type Toast = {
  key: number;
  text: string;
  /** What it tells of: a later one of the same takes its place. */
  topic?: string;
  /** Offers to reload the page; a second one in a row would only repeat the first. */
  isRefresh?: boolean;
  /** A link that ends the sentence. */
  link?: { text: string; href: string };
  /** Takes back what the toast tells of. */
  undo?: () => void;
};

/** Milliseconds that a toast stays. */
export const toastTime = 4000;
const most = 4;

const toasts = createStore<readonly Toast[]>([]);
let last: Toast | undefined;
let count = 0;

export function toast(text: string, more: Pick<Toast, 'isRefresh' | 'link' | 'topic' | 'undo'> = {}): void {
  if (more.isRefresh && last?.isRefresh) return;
  count += 1;
  last = { key: count, text, ...more };
  const { topic } = more;
  const others = toasts.get().filter((shown) => topic === undefined || shown.topic !== topic);
  toasts.set([...others, last].slice(-most));
}

export const dismissToast = (key: number) => toasts.set(toasts.get().filter((shown) => shown.key !== key));

export const useToasts = () => useStore(toasts);
