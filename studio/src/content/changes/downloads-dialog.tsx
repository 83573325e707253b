import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useState } from 'react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import * as itemText from '@tv/strings/en/studio/item/item.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { DownloadsChoice } from '../../parts/audience/downloads-field.tsx';
import { type Downloads, downloadsOf } from '../../parts/audience/downloads.ts';
import { changeItems, type ItemChange } from './change-items.ts';

type DownloadsDialogProps = { items: readonly ManagedMediaContent[]; onClose: () => void };

/** Says who may download items. It begins with what the first one says. */
export const DownloadsDialog = ({ items, onClose }: DownloadsDialogProps) => (
  <Dialog isOpen={items.length > 0} onClose={onClose} title={text.downloadsOf(items.length)} look="wide">
    <DownloadsForm items={items} onClose={onClose} />
  </Dialog>
);

const words = { inherited: 'inherited', everybody: 'allowed', groups: 'groups', nobody: 'off' } as const;

function DownloadsForm({ items, onClose }: DownloadsDialogProps) {
  const before = downloadsOf(items[0]?.playerSettings ?? {});
  const [who, setWho] = useState(before.who);
  const [groupIds, setGroupIds] = useState(before.who === 'groups' ? before.groupIds : []);
  const isEmpty = who === 'groups' && groupIds.length === 0;
  const save = () => {
    if (isEmpty) return;
    onClose();
    void changeItems(items, changeOf(who, groupIds), text.changed);
  };
  return (
    <DialogForm onSubmit={save}>
      <DownloadsChoice
        who={who}
        groupIds={groupIds}
        inherited={itemText.inherited}
        isInline
        onWho={setWho}
        onGroups={setGroupIds}
      />
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={isEmpty}>
          {text.applyTo(items.length)}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

const changeOf = (who: Downloads['who'], downloadGroupIds: string[]): ItemChange => ({
  action: 'edit',
  edit: { downloads: words[who], ...(who === 'groups' && { downloadGroupIds }) },
});
