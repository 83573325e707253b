import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Bell, BellRing } from 'lucide-react';
import { useId } from 'react';
import { useMayRemind } from '@tv/client/lib/media-contents/may-remind.ts';
import { useReminding } from '@tv/client/lib/media-contents/reminding.ts';
import * as text from '@tv/strings/en/parts/saving.ts';
import { Button, type Look } from '@tv/ui/button.tsx';
import { Tooltip } from '@tv/ui/icon-button.tsx';
import style from './remind-button.module.css';

/** Sets the reminder of an upcoming item or takes it back; nobody who is not signed in sees it. */
export function RemindButton({ item, look = 'picture' }: { item: MediaContent; look?: Look }) {
  const mayRemind = useMayRemind(item.organizationId);
  const { isSet, isRunning, toggle } = useReminding(item);
  const reasonId = useId();
  if (mayRemind === undefined) return null;
  const button = (
    <Button
      look={look}
      className={style.remind}
      icon={isSet ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      aria-pressed={isSet}
      // Not `disabled`: that would take the focus away while the call runs, and the reason out of reach.
      aria-disabled={isRunning || !mayRemind}
      aria-describedby={mayRemind ? undefined : reasonId}
      onClick={() => mayRemind && !isRunning && toggle()}
    >
      {isSet ? text.reminderSet : text.remindMe}
      <span className="visually-hidden">{item.title}</span>
    </Button>
  );
  if (mayRemind) return button;
  return (
    <Tooltip tip={text.needsAccess} side="end">
      {button}
      <span id={reasonId} hidden>
        {text.needsAccess}
      </span>
    </Tooltip>
  );
}
