import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as text from '@tv/strings/en/player/settings.ts';
import type { PlayerSubtitle } from '../player-props.ts';
import styles from './settings-menu.module.css';
import type { SettingsPage } from './settings-page.ts';
import { useSettingsPages } from './settings-pages.ts';
import { onward } from '@tv/client/lib/browser/onward.ts';

type Props = {
  id: string;
  subtitles: readonly PlayerSubtitle[];
  rates: readonly number[];
  hasNext: boolean;
  /** Lies at the foot of the window instead of over the button. */
  isSheet: boolean;
  onClose: (givesFocusBack: boolean) => void;
};

const itemsOf = (panel: HTMLElement | null) =>
  Array.from(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);

type OpenedProps = { page: SettingsPage; back: () => void; show: (page: SettingsPage) => void };

const Overview = ({ pages, show }: { pages: SettingsPage[]; show: (page: SettingsPage) => void }) =>
  pages.map((page) => (
    <button
      key={page.name}
      type="button"
      role="menuitem"
      aria-haspopup={page.act ? 'dialog' : 'menu'}
      tabIndex={-1}
      className={styles.item}
      onClick={() => show(page)}
    >
      <span className={styles.name}>{page.name}</span>
      <span className={styles.value}>{page.value}</span>
      {!page.act && <ChevronRight aria-hidden="true" size={16} />}
    </button>
  ));

const Opened = ({ page, back, show }: OpenedProps) => (
  <>
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`${styles.item} ${styles.back}`}
      aria-label={text.backFrom(page.name)}
      onClick={back}
    >
      <ChevronLeft aria-hidden="true" size={16} />
      <span className={styles.name}>{page.name}</span>
    </button>
    <div role="group" aria-label={page.name} className={styles.choices}>
      {page.pages && <Overview pages={page.pages} show={show} />}
      {page.choices?.map((choice) => (
        <button
          key={choice.label}
          type="button"
          role="menuitemradio"
          aria-checked={choice.checked}
          tabIndex={-1}
          className={styles.item}
          onClick={() => {
            choice.choose();
            back();
          }}
        >
          <Check aria-hidden="true" size={16} className={styles.check} />
          <span className={styles.name}>{choice.label}</span>
          {choice.detail && (
            <span className={styles.value} aria-hidden="true">
              {choice.detail}
            </span>
          )}
        </button>
      ))}
    </div>
  </>
);

/** One menu whose pages take each other's place, so that its size stays (WAI-ARIA menu button pattern). */
export const SettingsMenu = ({ id, subtitles, rates, hasNext, isSheet, onClose }: Props) => {
  /** Names of the pages opened, one inside the other. */
  const [way, setWay] = useState<readonly string[]>([]);
  const pages = useSettingsPages(subtitles, rates, hasNext);
  const page = way.reduce<SettingsPage | undefined>(
    (within, name) => (within ? within.pages : pages)?.find((entry) => entry.name === name),
    undefined,
  );
  const back = () => setWay(way.slice(0, -1));
  const show = (next: SettingsPage) => {
    if (!next.act) return setWay([...way, next.name]);
    onClose(false);
    next.act();
  };
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSheet && !panel.current?.matches(':popover-open')) panel.current?.showPopover();
    const items = itemsOf(panel.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[way.length > 0 ? 1 : 0])?.focus();
  }, [way, isSheet]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(panel.current);
    const at = items.findIndex((item) => item.matches(':focus'));
    const goTo = (next: number) => items[(next + items.length) % items.length]?.focus();
    const open = () => items[at]?.ariaHasPopup === 'menu' && items[at]?.click();
    const [onwardKey, backKey] =
      onward(event.currentTarget) > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const keys: Record<string, () => void> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(-1),
      [onwardKey]: open,
      [backKey]: back,
      Escape: () => onClose(true),
    };
    if (event.key === 'Tab') onClose(false);
    // nothing typed in the menu is a command of the player; Escape must not leave full screen
    event.stopPropagation();
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]?.();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items take the focus
    <div
      ref={panel}
      id={id}
      role="menu"
      aria-label={page?.name ?? text.settings}
      popover={isSheet ? 'manual' : undefined}
      className={styles.panel}
      style={{ '--rows': pages.length }}
      onKeyDown={onKeyDown}
    >
      {page ? <Opened page={page} back={back} show={show} /> : <Overview pages={pages} show={show} />}
    </div>
  );
};
