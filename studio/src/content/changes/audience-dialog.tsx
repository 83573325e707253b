import { Visibility } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useState } from 'react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as audienceText from '@tv/strings/en/studio/item/audience.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { ChosenField } from '../../parts/audience/audience-choice.tsx';
import { chosenCount, chosenOf } from '../../parts/audience/chosen-audience.ts';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { changeItems } from './change-items.ts';

type AudienceDialogProps = { items: readonly ManagedMediaContent[]; onClose: () => void };

/** Chooses the groups and people for whom items are. It begins with those of the first one. */
export function AudienceDialog({ items, onClose }: AudienceDialogProps) {
  const [chosen, choose] = useState(() => chosenOf(items[0]?.audience));
  const isEmpty = chosenCount(chosen) === 0;
  const save = () => {
    if (isEmpty) return;
    onClose();
    void changeItems(
      items,
      { action: 'edit', edit: { visibility: Visibility.INTERNAL, audience: chosen } },
      text.changed,
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title={audienceText.groupsAndPeople} look="wide">
      <DialogForm onSubmit={save}>
        <ChosenField value={chosen} goneCount={0} isInline onChange={choose} />
        <DialogActions>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" look="primary" aria-disabled={isEmpty}>
            {audienceText.saveFor(items.length)}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
