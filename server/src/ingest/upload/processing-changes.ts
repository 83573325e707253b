import type { Processing } from '@tv/contract/uploads/uploads';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { crossing } from '../../platform/db/second-lock/scope.ts';
import type { Log } from '../../platform/log.ts';
import { listMoving, type MovingProcessing } from './processings-db.ts';

/** The processing of an item. `undefined` if the item no longer exists. */
export type Tell = (id: string, processing: Processing | undefined) => void;
/** Selects the processings that a listener may see. */
export type MayKnow = (item: Omit<MovingProcessing, 'processing'>) => boolean;
type Listener = {
  mayKnow: MayKnow;
  tell: Tell;
  /** Called after each poll. */
  onPolled(): void;
  isNew: boolean;
};
type Known = MovingProcessing & { text: string };

/** Polling interval in milliseconds. All instances of the service share the rows. */
const lookEvery = 1_000;
/** How long ended processings are read again, in milliseconds. Clocks of instances may differ by less than that. */
const endedFor = 10_000;
const most = 1_000;

export type ProcessingChanges = {
  /** Reports all current processings at once and then each change. `onPolled` follows each poll. Returns a function that stops it. */
  listen(mayKnow: MayKnow, tell: Tell, onPolled?: () => void): () => void;
};

/** Polls the rows once for all listeners. Without listeners it does not poll. */
export function followProcessings({
  db,
  clock,
  log,
}: {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): ProcessingChanges {
  const listeners = new Set<Listener>();
  let known = new Map<string, Known>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function look() {
    const before = known;
    const found = await listMoving(db, new Date(clock().getTime() - endedFor), most);
    known = new Map(
      found.map((each) => [each.processing.id, { ...each, text: JSON.stringify(each.processing) }]),
    );
    for (const listener of listeners) {
      for (const [id, item] of known)
        if (listener.mayKnow(item) && (listener.isNew || before.get(id)?.text !== item.text))
          listener.tell(id, item.processing);
      if (!listener.isNew)
        for (const [id, item] of before)
          if (
            !known.has(id) &&
            item.processing.progress < 1 &&
            !item.processing.problem &&
            listener.mayKnow(item)
          )
            listener.tell(id, undefined);
      listener.isNew = false;
      listener.onPolled();
    }
  }
  const lookOnce = () => {
    looking ??= crossing('followed changes', look)
      .catch((err: unknown) => log.warn({ err }, 'the processings could not be looked at'))
      .finally(() => {
        looking = undefined;
        schedule(lookEvery);
      });
  };
  function schedule(pause: number) {
    clearTimeout(timer);
    timer = undefined;
    if (listeners.size === 0) known = new Map();
    else timer = setTimeout(lookOnce, pause).unref();
  }

  return {
    listen(mayKnow, tell, onPolled = () => {}) {
      const listener = { mayKnow, tell, onPolled, isNew: true };
      listeners.add(listener);
      if (!looking) schedule(0);
      return () => void listeners.delete(listener);
    },
  };
}
