import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Processing } from '@tv/contract/uploads/uploads';
import { useEffect, useEffectEvent } from 'react';
import {
  patchManagedContent,
  putManagedContents,
  refreshManagedContents,
  reloadManagedContents,
  reloadManagedCounts,
} from '@tv/client/lib/media-contents/managed.ts';
import { followProcessings, type ProcessingEvent } from '@tv/client/lib/processing/follow-processings.ts';

/** Milliseconds between two looks at an item under way, for its estimate; and until the list is asked for what is new. */
const lookEvery = 10_000;
const newAfter = 1_500;
/** Lists up to this length are asked for as a whole when the window gets the focus. */
const shortList = 200;

const isUnderWay = ({ processingStatus }: Processing) =>
  processingStatus !== ProcessingStatus.COMPLETED && processingStatus !== ProcessingStatus.ERROR;

type Live = {
  /** The rows that are drawn, and how many are loaded. */
  shown: () => readonly string[];
  loaded: number;
  /** Whether the person may follow processings: those who only review may not. */
  follows: boolean;
};

/** Updates the list: progress by events, other rows when the window gets the focus. */
export function useLiveList({ shown, loaded, follows }: Live): void {
  const look = useEffectEvent(() => {
    if (document.hidden) return;
    if (loaded <= shortList) void reloadManagedContents();
    else {
      void refreshManagedContents(shown()).catch(() => {});
      void reloadManagedCounts();
    }
  });
  useEffect(() => {
    // The focus and the visibility come together: one look serves both.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), 50);
    };
    addEventListener('focus', soon);
    document.addEventListener('visibilitychange', soon);
    addEventListener('online', soon);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', soon);
      document.removeEventListener('visibilitychange', soon);
      removeEventListener('online', soon);
    };
  }, []);
  useEffect(() => (follows ? followProcessings(receiver()) : undefined), [follows]);
}

/** Puts events into the lists. */
function receiver(): (event: ProcessingEvent) => void {
  const lookedAt = new Map<string, number>();
  const unknown = new Set<string>();
  let reload: ReturnType<typeof setTimeout> | undefined;
  const refresh = (id: string) => {
    lookedAt.set(id, Date.now());
    void refreshManagedContents([id]).catch(() => {});
  };
  return (event) => {
    if (event.kind === 'gone') {
      putManagedContents([], [event.id]);
      void reloadManagedCounts();
      return;
    }
    const { id, progress } = event.processing;
    const before = patchManagedContent(id, (item) =>
      item.processing ? { ...item, processing: { ...item.processing, progress } } : item,
    );
    if (!before) {
      // An item that another window, or another person, brings in. Asked for once: the filters may leave it out.
      if (unknown.has(id)) return;
      unknown.add(id);
      clearTimeout(reload);
      reload = setTimeout(() => void reloadManagedContents(), newAfter);
      return;
    }
    const isDone = !isUnderWay(event.processing);
    const hasBegun = before.processing?.stage !== 'processing' && progress > 0;
    const isOld = Date.now() - (lookedAt.get(id) ?? 0) > lookEvery;
    if (isDone ? before.processing !== undefined : hasBegun || isOld) refresh(id);
    if (isDone && before.processing) void reloadManagedCounts();
  };
}
