import { studioPath } from '@tv/contract/studio-paths';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '../../lib/layout/announcer.ts';
import * as text from '../../strings/en/studio-item.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { whenFirstOpen } from '../../ui/when-first-open.tsx';
import { useItemKeys } from './use-item-keys.ts';

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
