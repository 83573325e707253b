import { mostPresences, type PresentPerson } from '@tv/contract/people/presence';
import type { Database } from '../platform/db/database.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import type { Log } from '../platform/log.ts';
import { listPresent, type PresentTab, type Tab } from './db.ts';

/** Milliseconds between two looks. All instances of the service share the rows. */
const lookEvery = 2_000;

type Listener = {
  tab: Tab;
  tell: (people: PresentPerson[]) => void;
  /** Called after each look. */
  onLooked: () => void;
  sent: string | undefined;
};

export type Presences = {
  /** Tells who else is where the tab is, at once and after each change. Returns a function that stops it. */
  listen(tab: Tab, tell: Listener['tell'], onLooked?: () => void): () => void;
};

/** Reads the rows once for all listeners of this process. Without listeners nothing is read. */
export function followPresences({ db, log }: { db: Database; log: Pick<Log, 'warn'> }): Presences {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function look() {
    const current = [...listeners];
    const present = await listPresent(
      db,
      current.map(({ tab }) => tab),
    );
    for (const listener of current) {
      const people = othersOf(present, listener.tab);
      const text = JSON.stringify(people);
      if (listener.sent !== text) listener.tell(people);
      listener.sent = text;
      listener.onLooked();
    }
  }
  const lookOnce = () => {
    looking ??= crossing('followed changes', look)
      .catch((err: unknown) => log.warn({ err }, 'who is present could not be looked at'))
      .finally(() => {
        looking = undefined;
        schedule(lookEvery);
      });
  };
  function schedule(pause: number) {
    clearTimeout(timer);
    timer = listeners.size === 0 ? undefined : setTimeout(lookOnce, pause).unref();
  }

  return {
    listen(tab, tell, onLooked = () => {}) {
      const listener = { tab, tell, onLooked, sent: undefined };
      listeners.add(listener);
      if (!looking) schedule(0);
      return () => void listeners.delete(listener);
    },
  };
}

/** Each other person once: with several tabs by the one in which they edit. */
function othersOf(present: readonly PresentTab[], { personId, tabId }: Tab): PresentPerson[] {
  const own = present.find((each) => each.person_id === personId && each.tab_id === tabId);
  const people = new Map<string, PresentTab>();
  for (const each of present) {
    const isThere =
      own?.place === each.place &&
      own.place_id === each.place_id &&
      own.organization_id === each.organization_id;
    if (!isThere || each.person_id === personId) continue;
    const before = people.get(each.person_id);
    if (!before || (each.is_editing && !before.is_editing)) people.set(each.person_id, each);
  }
  return [...people.values()].slice(0, mostPresences.people).map(presentPerson);
}

const presentPerson = (tab: PresentTab): PresentPerson => ({
  person: { id: tab.person_id, name: tab.name },
  ...(tab.part !== null && { part: tab.part as NonNullable<PresentPerson['part']> }),
  ...(tab.language_code !== null && { languageCode: tab.language_code }),
  isEditing: tab.is_editing,
});
