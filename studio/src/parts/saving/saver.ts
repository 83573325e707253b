import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { createStore } from '@tv/client/lib/state/store.ts';
import { reasonWords } from '../problems/reason-words.ts';

/** A value as stored by the service, with its entity tag (`If-Match`) and the answer that it came from. */
export type Saved<Value, Answer> = { value: Value; tag: string | undefined; answer: Answer };

/** What was typed and is not saved yet, with the state that it was made from. */
export type Unsaved<Value> = { base: Value; mine: Value };

/** Something that several people may edit at once, e.g. the fields of an item or the cues of one language. */
export type Edited<Value, Answer, Dispute> = {
  /** Whether something is not saved. */
  differs(mine: Value, base: Saved<Value, Answer>): boolean;
  /** Whether some of that can be sent as it is now; absent: all of it can. A title that was emptied, for example, waits for another one. */
  isSendable?: (mine: Value, base: Saved<Value, Answer>) => boolean;
  /** The value to go on with after `sent` was saved; absent: that of the service. Parts that could not be sent stay. */
  afterSaving?: (sent: Value, saved: Saved<Value, Answer>) => Value;
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

type Beginning<Value> = {
  /** Milliseconds after the last change. */
  pause: number;
  unsaved?: Unsaved<Value> | undefined;
  /** Called with true when somebody begins to edit the value, and with false when nobody does and nothing is left to save. */
  hold?: (isHeld: boolean) => void;
};

export type Saving<Dispute> =
  | { state: 'saved'; at?: Date }
  | { state: 'saving' }
  /** Something is missing before the rest can be saved; the form says what. */
  | { state: 'incomplete' }
  /** It does not exist any more. What was typed stays on this device, and is sent no more. */
  | { state: 'gone' }
  /** `reason`: why the service did not take it; absent: it was not reached, and is asked again by itself. */
  | { state: 'refused'; field?: string | undefined; reason?: string | undefined }
  /** Both changed the same parts. Nothing is saved until each is settled. */
  | { state: 'conflict'; disputes: readonly Dispute[] };

/** How often others may be faster in one attempt to save. */
const maxRounds = 5;
/** Milliseconds before the service is asked again: doubled each time, from the first to the last. */
const [firstPause, lastPause] = [2_000, 60_000];

export type Saver<Value, Answer, Dispute> = ReturnType<typeof createSaver<Value, Answer, Dispute>>;

/**
 * Saves a value by itself, `pause` milliseconds after its last change. What only others changed is taken over; where both
 * changed the same part the person is asked, and the question stays until it is answered. What cannot be saved is stored on
 * this device, and sent again: after a pause that grows, when the line is back, and when the page is reopened. It goes on after
 * its form was left, until all is saved.
 */
export function createSaver<Value, Answer, Dispute>(
  edited: Edited<Value, Answer, Dispute>,
  first: Saved<Value, Answer>,
  { pause, unsaved, hold }: Beginning<Value>,
) {
  /** What the changes of a disputed value are told from, while the question stands. */
  let origin: Value | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let tries = 0;
  /** How many edit it on this page, and how the page stops listening. */
  let editors = 0;
  let deafen: (() => void) | undefined;
  let isStopped = false;
  type State = { value: Value; saving: Saving<Dispute>; base: Saved<Value, Answer> };
  const store = createStore<State>({ value: first.value, saving: { state: 'saved' }, base: first });
  const set = (change: Partial<State>) => store.set({ ...store.get(), ...change });
  const value = () => store.get().value;
  const base = () => store.get().base;
  const tell = (saving: Saving<Dispute>) => set({ saving });
  const isAsking = () => store.get().saving.state === 'conflict';
  const isGone = () => store.get().saving.state === 'gone';
  const isDirty = () => edited.differs(value(), base());
  const isUnsaved = () => isAsking() || isDirty();
  /** Whether this page stored something. What another tab stored stays there. */
  let isStored = unsaved !== undefined;
  const keep = () => {
    if (isStopped) return;
    const isLeft = isUnsaved();
    if (isLeft || isStored)
      edited.store(isLeft ? { base: origin ?? base().value, mine: value() } : undefined);
    isStored = isLeft;
  };

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void save(), milliseconds);
  };

  /** Takes over what others saved. Answers whether the person has to be asked. */
  const mergeConflict = (before: Value, theirs: Saved<Value, Answer>): boolean => {
    const { value: met, disputes } = edited.merge(before, value(), theirs.value);
    const isDisputed = disputes.length > 0;
    origin = isDisputed ? before : undefined;
    set({ value: met, base: theirs, ...(isDisputed && { saving: { state: 'conflict', disputes } }) });
    keep();
    return isDisputed;
  };

  const take = (answer: Saved<Value, Answer>, sent: Value) => {
    const next = edited.afterSaving?.(sent, answer) ?? answer.value;
    // What was typed meanwhile stays.
    const shown = value() === sent ? next : edited.merge(sent, value(), next).value;
    set({ value: shown, base: answer });
    tries = 0;
    keep();
    if (!isDirty()) return tell({ state: 'saved', at: new Date() });
    if (value() === next) return tell({ state: 'incomplete' });
    tell({ state: 'saving' });
    plan(pause);
  };

  const refuse = (error: unknown) => {
    const status = error instanceof ApiError ? error.status : undefined;
    const isFinal =
      status !== undefined && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
    keep();
    if (error instanceof ApiError && isFinal && error.reason !== undefined) {
      if (status === 404 || status === 410) return tell({ state: 'gone' });
      const { field } = error.exceptionData;
      return tell({
        state: 'refused',
        // Of a list the service names the place, too: `tags.0`.
        field: typeof field === 'string' ? field.split('.')[0] : undefined,
        reason: reasonWords(error),
      });
    }
    tell({ state: 'refused' });
    const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
    plan(Math.max(seconds * 1000, Math.min(lastPause, firstPause * 2 ** tries)));
    tries += 1;
  };

  const attempt = async (): Promise<void> => {
    keep();
    if (isAsking() || isGone()) return;
    if (!isDirty()) return store.get().saving.state === 'saved' ? undefined : tell({ state: 'saved' });
    if (edited.isSendable?.(value(), base()) === false) return tell({ state: 'incomplete' });
    tell({ state: 'saving' });
    try {
      for (let round = 1; ; round++) {
        const sent = value();
        try {
          return take(await edited.send(sent, base()), sent);
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 412) || round === maxRounds) throw error;
        }
        if (mergeConflict(base().value, await edited.read())) return;
        if (!isDirty()) return tell({ state: 'saved', at: new Date() });
      }
    } catch (error) {
      refuse(error);
    }
  };

  /** Saves now. Answers whether all is saved; else the state tells why not. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer);
    while (running) await running;
    if (isStopped) return false;
    running = attempt().finally(() => {
      running = undefined;
      release();
    });
    await running;
    return !isUnsaved();
  };

  const begin = ({ base: before, mine }: Unsaved<Value>) => {
    set({ value: mine });
    if (!mergeConflict(before, base())) void save();
  };

  const leave = () => {
    keep();
    void save();
  };
  const listen = () => {
    const onLine = () => store.get().saving.state === 'refused' && void save();
    const onVisibility = () => document.visibilityState === 'hidden' && keep();
    addEventListener('online', onLine);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('online', onLine);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  };
  const release = () => {
    if (editors > 0 || running || (isUnsaved() && !isGone())) return;
    clearTimeout(timer);
    deafen?.();
    deafen = undefined;
    hold?.(false);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    save,
    /** Ends it as it is, as a page does that is closed: it stores and sends nothing more. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      deafen?.();
      hold?.(false);
    },
    /** Whether leaving the page now would leave something unsaved. */
    isUnsaved: () => !isGone() && isUnsaved(),
    change(next: Value): void {
      set({ value: next });
      if (isAsking() || isGone()) return keep();
      plan(pause);
    },
    /** Answers questions, some or all at once. What is settled is saved once no question is left. */
    settle(answered: readonly Dispute[], choice: 'mine' | 'theirs'): void {
      const { saving } = store.get();
      if (saving.state !== 'conflict') return;
      if (choice === 'theirs') set({ value: answered.reduce(edited.takeTheirs, value()) });
      const disputes = saving.disputes.filter((each) => !answered.includes(each));
      if (disputes.length > 0) return tell({ state: 'conflict', disputes });
      origin = undefined;
      tell({ state: 'saved' });
      void save();
    },
    /** Takes over a state that was read elsewhere on the page. */
    follow(read: Saved<Value, Answer>): void {
      if (running || isAsking() || isGone()) return;
      // The service may fill fields by itself, under the same tag.
      if (read.tag === base().tag && (isDirty() || read.answer === base().answer)) return;
      if (!mergeConflict(base().value, read) && isDirty()) plan(pause);
    },
    /** A state of the service that took the place of everything, e.g. after changes were discarded. */
    replace(read: Saved<Value, Answer>): void {
      clearTimeout(timer);
      origin = undefined;
      set({ base: read, value: read.value, saving: { state: 'saved' } });
      keep();
    },
    /** The next state of the service whose value is the same, e.g. after a publication. */
    move(next: Omit<Saved<Value, Answer>, 'value'>): void {
      set({ base: { ...base(), ...next } });
    },
    /** Begins with what an earlier page could not save. The answer is for the end of a form: what is left is stored, and sent on. */
    start(): () => void {
      editors += 1;
      deafen ??= listen();
      hold?.(true);
      if (unsaved) begin(unsaved);
      unsaved = undefined;
      return () => {
        editors -= 1;
        leave();
      };
    },
  };
}
