import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { X } from 'lucide-react';
import { useForgetting } from '@tv/client/lib/media-contents/forgetting.ts';
import * as text from '@tv/strings/en/browse/history.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { passFocus } from '@tv/ui/keyboard/pass-focus.ts';

/** On a card of the history: takes the item out of it. */
export function RemoveButton({ item }: { item: MediaContent }) {
  const forgetting = useForgetting(item);
  return (
    <IconButton
      label={text.removeOf(item.title)}
      look="picture"
      size="small"
      side="end"
      disabled={forgetting.isPending}
      onClick={(event) => {
        passFocus(event.currentTarget);
        forgetting.mutate('forget');
      }}
    >
      <X />
    </IconButton>
  );
}
