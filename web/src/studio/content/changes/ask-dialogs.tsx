import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import type { AskedChange } from './action-entries.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { CaptionsLanguageDialog } from './captions-language-dialog.tsx';
import { DownloadsDialog } from './downloads-dialog.tsx';
import { ManagerDialog } from './manager-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

type AskDialogsProps = {
  about?: AskedChange;
  items?: readonly ManagedMediaContent[];
  onClose: () => void;
};

/** The dialogs of changes that ask something first. */
export function AskDialogs({ about, items = [], onClose }: AskDialogsProps) {
  const itemsFor = (change: AskedChange) => (change === about ? items : []);
  return (
    <>
      <ScheduleDialog items={itemsFor('schedule')} onClose={onClose} />
      <ManagerDialog items={itemsFor('manager')} onClose={onClose} />
      <DownloadsDialog items={itemsFor('downloads')} onClose={onClose} />
      <ArchiveDialog items={itemsFor('archive')} onClose={onClose} />
      <CaptionsLanguageDialog items={itemsFor('captionsLanguage')} onClose={onClose} />
    </>
  );
}
