import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import * as archive from '@tv/strings/en/studio/item/archive.ts';
import { ArchiveDialog } from '../../parts/item/archive-dialog.tsx';
import type { DialogChange } from './action-entries.tsx';
import { CaptionsLanguageDialog } from './captions-language-dialog.tsx';
import { changeItems } from './change-items.ts';
import { DownloadsDialog } from './downloads-dialog.tsx';
import { ManagerDialog } from './manager-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

type AskDialogsProps = {
  about?: DialogChange;
  items?: readonly ManagedMediaContent[];
  onClose: () => void;
};

/** The dialogs of changes that ask something first. */
export function AskDialogs({ about, items = [], onClose }: AskDialogsProps) {
  const itemsFor = (change: DialogChange) => (change === about ? items : []);
  return (
    <>
      <ScheduleDialog items={itemsFor('schedule')} onClose={onClose} />
      <ManagerDialog items={itemsFor('manager')} onClose={onClose} />
      <DownloadsDialog items={itemsFor('downloads')} onClose={onClose} />
      <ArchiveDialog
        items={itemsFor('archive')}
        onClose={onClose}
        onArchive={(possible) => void changeItems(possible, { action: 'archive' }, archive.archived)}
      />
      <CaptionsLanguageDialog items={itemsFor('captionsLanguage')} onClose={onClose} />
    </>
  );
}
