import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { onward } from '@tv/client/lib/browser/onward.ts';
import * as text from '@tv/strings/en/watch/watch.ts';
import styles from './side-tabs.module.css';

export type SideTab = { name: string; content: ReactNode };

const keySteps: Record<string, (at: number, count: number, onward: number) => number> = {
  ArrowRight: (at, count, onward) => (at + onward + count) % count,
  ArrowLeft: (at, count, onward) => (at - onward + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** What goes with the picture: beside it where there is room, else below. Only the open one is there. */
export const SideTabs = ({ tabs }: { tabs: readonly SideTab[] }) => {
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.name === chosen),
  );
  const open = tabs[at];
  if (!open) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = keySteps[event.key]?.(at, tabs.length, onward(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    setChosen(tabs[next]?.name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={styles.side}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div className={styles.tabs} role="tablist" aria-label={text.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            className={styles.tab}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setChosen(tab.name)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div
        key={open.name}
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${at}`}
      >
        <Suspense>{open.content}</Suspense>
      </div>
    </div>
  );
};
