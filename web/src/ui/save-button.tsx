import type { MediaContent } from '@tv/contract/media';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useSaving } from '../lib/saving.ts';
import { Button } from './button.tsx';

/** Saves an item to the playlist or takes it out. */
export function SaveButton({ item }: { item: MediaContent }) {
  const { isSaved, isRunning, toggle } = useSaving(item);
  return (
    <Button
      icon={isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      aria-pressed={isSaved}
      // Not `disabled`: that would take the focus away while the call runs.
      aria-disabled={isRunning}
      onClick={() => isRunning || toggle()}
    >
      {isSaved ? 'Saved' : 'Save'}
      <span className="visually-hidden"> to playlist</span>
    </Button>
  );
}
