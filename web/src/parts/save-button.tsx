import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useActor } from '@tv/client/lib/session/current-user.ts';
import { useSaving } from '@tv/client/lib/media-contents/saving.ts';
import * as text from '@tv/strings/en/parts/saving.ts';
import { Button, type Look } from '@tv/ui/button.tsx';

type SaveButtonProps = { item: MediaContent; look?: Look; size?: 'large' };

/** Saves an item to the playlist or removes it. Only members of the organization have a playlist. */
export function SaveButton({ item, look = 'secondary', size }: SaveButtonProps) {
  const user = useActor();
  const { isSaved, isRunning, toggle } = useSaving(item);
  if (user?.organizationId !== item.organizationId) return null;
  return (
    <Button
      look={look}
      {...(size && { size })}
      icon={isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      aria-pressed={isSaved}
      // Not `disabled`: that would take the focus away while the call runs.
      aria-disabled={isRunning}
      onClick={() => isRunning || toggle()}
    >
      {isSaved ? text.saved : text.save}
      <span className="visually-hidden"> {text.toPlaylist}</span>
    </Button>
  );
}
