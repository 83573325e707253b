import { Check, Plus } from 'lucide-react';
import type { MediaContent } from '@tv/contract/media';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useSaving } from '../../lib/saving.ts';
import { Button, type Look } from '../../ui/button.tsx';

type SaveButtonProps = { item: MediaContent; look?: Look; size?: 'large' };

/** Only for the organization's own people (specification §6). */
export function SaveButton({ item, look = 'secondary', size }: SaveButtonProps) {
  const user = useCurrentUser();
  const { isSaved, isRunning, toggle } = useSaving(item);
  if (user?.organizationId !== item.organizationId) return null;
  return (
    <Button
      look={look}
      {...(size && { size })}
      icon={isSaved ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      aria-pressed={isSaved}
      disabled={isRunning}
      onClick={toggle}
    >
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
