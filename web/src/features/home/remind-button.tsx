import { Bell, BellRing } from 'lucide-react';
import type { MediaContent } from '@tv/contract/media';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePlace } from '../../lib/place.ts';
import { useReminding } from '../../lib/reminding.ts';
import { Tooltip } from '../../ui/icon-button.tsx';
import style from './remind-button.module.css';

const needsAccess = 'You need to have access to the organization to use this feature';

/** For signed-in people, and always on the members' pages; of use only to people of the organization (specification §5). */
export function RemindButton({ item }: { item: MediaContent }) {
  const user = useCurrentUser();
  const place = usePlace();
  const { isSet, isRunning, toggle } = useReminding(item);
  if (place.isPublic && !user) return null;
  const hasAccess = user?.organizationId === item.organizationId;
  const button = (
    <button
      type="button"
      className={style.button}
      aria-pressed={isSet}
      aria-label={`${isSet ? 'Reminder set' : 'Remind me'}: ${item.title}`}
      disabled={!hasAccess || isRunning}
      onClick={toggle}
    >
      {isSet ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      {isSet ? 'Reminder set' : 'Remind me'}
    </button>
  );
  return hasAccess ? (
    button
  ) : (
    <Tooltip tip={needsAccess} side="above">
      {button}
    </Tooltip>
  );
}
