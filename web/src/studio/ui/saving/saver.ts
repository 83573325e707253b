import { ApiError } from '../../../lib/api/api-error.ts';
import { createStore } from '../../../lib/state/store.ts';

/** A value as the service has it: with the tag of this state (`If-Match`), and the answer that it was taken from. */
export type Saved<Value, Answer> = { value: Value; tag: string | undefined; answer: Answer };

/** What was typed and is not saved yet, with the state that it was made from. */
export type Unsaved<Value> = { base: Value; mine: Value };

/** Something that several people may edit at once, e.g. the fields of an item or the cues of one language. */
export type Edited<Value, Answer, Dispute> = {
  /** Whether there is something to send. */
  differs(mine: Value, base: Saved<Value, Answer>): boolean;
  /** The changes of both. A part that both changed differently stays as `mine` has it, and is a dispute. */
  merge(base: Value, mine: Value, theirs: Value): { value: Value; disputes: Dispute[] };
  /** `mine` with their side of a dispute. */
  takeTheirs(mine: Value, dispute: Dispute): Value;
  /** Sends what differs. Refused with 412 where the tag is not the present one. */
  send(mine: Value, base: Saved<Value, Answer>): Promise<Saved<Value, Answer>>;
  read(): Promise<Saved<Value, Answer>>;
  /** Stores on this device what is not saved; `undefined` removes it. */
  store(unsaved: Unsaved<Value> | undefined): void;
};

type Beginning<Value, Answer> = {
  /** Milliseconds after the last change. */
  pause: number;
  unsaved?: Unsaved<Value> | undefined;
  /** The request of an earlier page that sends what is unsaved, where it is under way. */
  earlier?: () => Promise<Saved<Value, Answer>> | undefined;
};

export type Saving<Dispute> =
  | { state: 'saved'; at?: Date }
  | { state: 'saving' }
  /** `reason`: why the service did not take it; absent: it was not reached, and is asked again by itself. */
  | { state: 'refused'; field?: string | undefined; reason?: string | undefined }
  /** Both changed the same parts. Nothing is saved until each is settled. */
  | { state: 'conflict'; disputes: readonly Dispute[] };

/** How often others may be faster in one attempt to save. */
const maxRounds = 5;
/** Milliseconds before the service is asked again: doubled each time, from the first to the last. */
const [firstPause, lastPause] = [2_000, 60_000];

/**
 * Saves a value by itself, `pause` milliseconds after its last change. What only others changed is taken over; where both
 * changed the same part the person is asked, and the question stays until it is answered. What cannot be saved is stored on
 * this device, and sent again: after a pause that grows, when the line is back, and when the page is opened anew.
 */
export function createSaver<Value, Answer, Dispute>(
  edited: Edited<Value, Answer, Dispute>,
  first: Saved<Value, Answer>,
  { pause, unsaved, earlier }: Beginning<Value, Answer>,
) {
  let base = first;
  /** What the changes of a disputed value are told from, while the question stands. */
  let origin: Value | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let tries = 0;
  const store = createStore<{ value: Value; saving: Saving<Dispute> }>({
    value: first.value,
    saving: { state: 'saved' },
  });
  const value = () => store.get().value;
  const show = (next: Value) => store.set({ ...store.get(), value: next });
  const tell = (saving: Saving<Dispute>) => store.set({ ...store.get(), saving });
  const isAsking = () => store.get().saving.state === 'conflict';
  const isDirty = () => edited.differs(value(), base);
  /** Whether this page stored something. What another tab stored stays there. */
  let isStored = unsaved !== undefined;
  const keep = () => {
    const isUnsaved = isAsking() || isDirty();
    if (isUnsaved || isStored)
      edited.store(isUnsaved ? { base: origin ?? base.value, mine: value() } : undefined);
    isStored = isUnsaved;
  };

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  };

  /** Takes over what others saved. Answers whether the person has to be asked. */
  const meet = (before: Value, theirs: Saved<Value, Answer>): boolean => {
    const met = edited.merge(before, value(), theirs.value);
    base = theirs;
    show(met.value);
    origin = met.disputes.length > 0 ? before : undefined;
    if (met.disputes.length > 0) tell({ state: 'conflict', disputes: met.disputes });
    keep();
    return met.disputes.length > 0;
  };

  const take = (answer: Saved<Value, Answer>, sent: Value) => {
    // What was typed meanwhile stays.
    show(value() === sent ? answer.value : edited.merge(sent, value(), answer.value).value);
    base = answer;
    tries = 0;
    keep();
    tell({ state: 'saved', at: new Date() });
    if (isDirty()) plan(pause);
  };

  const refuse = (error: unknown) => {
    const status = error instanceof ApiError ? error.status : undefined;
    const isFinal =
      status !== undefined && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
    keep();
    if (error instanceof ApiError && isFinal && error.reason !== undefined) {
      const { field } = error.exceptionData;
      return tell({
        state: 'refused',
        field: typeof field === 'string' ? field : undefined,
        reason: error.reason,
      });
    }
    tell({ state: 'refused' });
    const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
    plan(Math.max(seconds * 1000, Math.min(lastPause, firstPause * 2 ** tries)));
    tries += 1;
  };

  const attempt = async (): Promise<void> => {
    if (isAsking()) return keep();
    if (!isDirty()) {
      keep();
      if (store.get().saving.state === 'refused') tell({ state: 'saved' });
      return;
    }
    keep();
    tell({ state: 'saving' });
    try {
      for (let round = 1; ; round++) {
        const sent = value();
        try {
          return take(await edited.send(sent, base), sent);
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 412) || round === maxRounds) throw error;
        }
        if (meet(base.value, await edited.read())) return;
        if (!isDirty()) return tell({ state: 'saved', at: new Date() });
      }
    } catch (error) {
      refuse(error);
    }
  };

  /** Saves now. Resolves when it is saved, or why not is told. */
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    while (running) await running;
    running = attempt().finally(() => {
      running = undefined;
    });
    await running;
  };

  const begin = ({ base: before, mine }: Unsaved<Value>) => {
    show(mine);
    const sending = earlier?.();
    if (!sending) {
      if (!meet(before, base)) void save();
      return;
    }
    running = sending
      .then(
        (answer) => take(answer, mine),
        () => void meet(before, base),
      )
      .finally(() => {
        running = undefined;
      });
    void save();
  };

  const leave = () => {
    keep();
    void save();
  };
  const onLine = () => store.get().saving.state === 'refused' && void save();
  const onVisibility = () => document.visibilityState === 'hidden' && keep();

  return {
    get: store.get,
    subscribe: store.subscribe,
    save,
    isDirty,
    base: () => base,
    change(next: Value): void {
      show(next);
      if (isAsking()) return keep();
      plan(pause);
    },
    /** Answers one question. What is settled is saved once no other is left. */
    settle(dispute: Dispute, choice: 'mine' | 'theirs'): void {
      const { saving } = store.get();
      if (saving.state !== 'conflict') return;
      if (choice === 'theirs') show(edited.takeTheirs(value(), dispute));
      const disputes = saving.disputes.filter((each) => each !== dispute);
      if (disputes.length > 0) return tell({ state: 'conflict', disputes });
      origin = undefined;
      tell({ state: 'saved' });
      void save();
    },
    /** Takes over a state that was read elsewhere on the page. */
    follow(read: Saved<Value, Answer>): void {
      if (read.tag === base.tag || running || isAsking()) return;
      if (!meet(base.value, read) && isDirty()) plan(pause);
    },
    /** A state of the service that took the place of everything, e.g. after changes were discarded. */
    replace(read: Saved<Value, Answer>): void {
      clearTimeout(timer);
      base = read;
      origin = undefined;
      show(read.value);
      tell({ state: 'saved' });
      keep();
    },
    /** The next state of the service whose value is the same, e.g. after a publication. */
    move(tag: string | undefined): void {
      base = { ...base, tag };
    },
    /** Begins with what an earlier page could not save. The answer ends it, and stores or sends what is left. */
    start(): () => void {
      if (unsaved) begin(unsaved);
      unsaved = undefined;
      addEventListener('online', onLine);
      addEventListener('pagehide', leave);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        removeEventListener('online', onLine);
        removeEventListener('pagehide', leave);
        document.removeEventListener('visibilitychange', onVisibility);
        leave();
      };
    },
  };
}
