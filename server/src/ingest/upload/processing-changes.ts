import type { Processing } from '@tv/contract/uploads';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { listMoving, type MovingProcessing } from './processings-db.ts';

/** `undefined` as the processing: the item is gone. */
export type Tell = (id: string, processing: Processing | undefined) => void;
/** Of what is under way, what a listener may know. */
export type MayKnow = (item: Omit<MovingProcessing, 'processing'>) => boolean;
type Listener = {
  mayKnow: MayKnow;
  tell: Tell;
  /** After each look. */
  onTold(): void;
  isNew: boolean;
};
type Known = MovingProcessing & { text: string };

/** Milliseconds between two looks at the rows, which every instance of the service writes and reads. */
const lookEvery = 1_000;
/** Milliseconds for which what has ended is looked at again; clocks of instances may differ by less. */
const endedFor = 10_000;
const most = 1_000;

export type ProcessingChanges = {
  /** Tells what is under way at once, then each change; `onTold` follows each look. Call the answer to stop it. */
  listen(mayKnow: MayKnow, tell: Tell, onTold?: () => void): () => void;
};

/** One look at the rows serves everybody who listens; nobody listening, nobody looks. */
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
      listener.onTold();
    }
  }
  const lookOnce = () => {
    looking ??= look()
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
    listen(mayKnow, tell, onTold = () => {}) {
      const listener = { mayKnow, tell, onTold, isNew: true };
      listeners.add(listener);
      if (!looking) schedule(0);
      return () => void listeners.delete(listener);
    },
  };
}
