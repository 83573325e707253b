import { studioPath } from '@tv/contract/pages/studio-paths';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { hasShortcuts } from '@tv/ui/keyboard/shortcuts.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import { targetOf, useKeyDown } from '@tv/ui/keyboard/use-key-down.ts';

const KeysDialog = whenFirstOpen(async () => (await import('./keys-dialog.tsx')).KeysDialog);

type Neighbour = { id: string; title: string };
type ItemKeysProps = {
  before: Neighbour | undefined;
  after: Neighbour | undefined;
  /** Saves what was typed before another item is shown. */
  save: () => Promise<boolean>;
};

/** Leads to the items before and after this one in the list, by buttons and keys, and lists the keys of the page. */
export function ItemKeys({ before, after, save }: ItemKeysProps) {
  const navigate = useNavigate();
  const [showsKeys, setShowsKeys] = useState(false);
  const goTo = (neighbour: Neighbour | undefined, none: string) => {
    if (!neighbour) return announce(none);
    void save();
    announce(neighbour.title);
    // The same part of the other item is shown.
    void navigate({ pathname: studioPath('content/:id', neighbour), search: location.search });
  };
  const toBefore = () => goTo(before, text.isFirst);
  const toAfter = () => goTo(after, text.isLast);
  useItemKeys({ before: toBefore, after: toAfter, help: () => setShowsKeys(true) });
  return (
    <>
      <IconButton
        label={text.itemBefore}
        size="small"
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={!before}
        onClick={toBefore}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={text.itemAfter}
        size="small"
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={!after}
        onClick={toAfter}
      >
        <ArrowDown />
      </IconButton>
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

/** What takes Alt with an arrow itself: lists that open, and dates. */
const opensByArrow = 'select, input[type="date"], input[type="datetime-local"], [role="combobox"]';
const takesSigns = 'input, textarea, select, [contenteditable], [role="menu"]';

type KeyActions = { before: () => void; after: () => void; help: () => void };

/**
 * Handles the keys of an item's page wherever the focus is. They come before the player's, because `?` would open the player's list
 * of keys. Keys of one character can be switched off, as everywhere in the portal.
 */
function useItemKeys({ before, after, help }: KeyActions): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || document.querySelector('dialog:modal, [role="menu"]')) return;
    const target = targetOf(event);
    const act = actOf(event, target, { before, after, help });
    if (!act) return;
    event.preventDefault();
    act();
  }, true);
}

function actOf(event: KeyboardEvent, target: Element, { before, after, help }: KeyActions) {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey && !ctrlKey && !metaKey && !target.closest(opensByArrow))
    return { ArrowUp: before, ArrowDown: after }[key];
  if ((ctrlKey || metaKey) && !altKey && key === 'Enter') return pressNextStep;
  const isFree = !altKey && !ctrlKey && !metaKey && !target.closest(takesSigns);
  return key === '?' && isFree && hasShortcuts() ? help : undefined;
}

/** Presses the button of the next step, which the page marks by an attribute. */
const pressNextStep = () => document.querySelector<HTMLElement>('[data-next-step]')?.click();
