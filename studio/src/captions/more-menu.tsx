import { useMutation, useQueryClient } from '@tanstack/react-query';
import { studioPath } from '@tv/contract/pages/studio-paths';
import {
  ClipboardPaste,
  Columns2,
  Ellipsis,
  FileDiff,
  MoveHorizontal,
  Search,
  Trash2,
  Undo2,
  WandSparkles,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@tv/client/lib/api/call.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { managedSubtitles, subtitleDrafts } from '../parts/captions/caption-queries.ts';
import { ConfirmDialog, wasDone } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import type { CueEditor } from './cue-editor.ts';
import { repairAll } from './cues/check-cue.ts';
import { CompareDialog } from './dialogs/compare-dialog.tsx';
import { MoveDialog } from './dialogs/move-dialog.tsx';
import { PasteDialog } from './dialogs/paste-dialog.tsx';
import { titleOf, type Language } from './language-tabs.tsx';
import type { CaptionsKey } from './queries.ts';

type MoreMenuProps = {
  editor: CueEditor;
  captions: CaptionsKey;
  duration: number;
  subtitleId: string | undefined;
  hasDraft: boolean;
  others: readonly Language[];
  beside: string | undefined;
  onBeside: (language: string | undefined) => void;
  onFind: () => void;
  discard: () => Promise<void>;
};

type DialogName = 'move' | 'paste' | 'compare' | 'discard' | 'delete' | undefined;

/** Everything else that one does with captions. */
export function MoreMenu(props: MoreMenuProps) {
  const { editor, captions, duration, subtitleId, hasDraft, others, beside, onBeside, onFind } = props;
  const [dialog, setDialog] = useState<DialogName>();
  const close = () => setDialog(undefined);
  const discarding = useDiscard(props.discard);
  const deleting = useDelete(captions, subtitleId, props.discard);
  const sections = [
    {
      entries: [
        { key: 'find', label: text.find, icon: <Search />, onAction: onFind },
        { key: 'move', label: text.moveTimes, icon: <MoveHorizontal />, onAction: () => setDialog('move') },
        { key: 'paste', label: text.pasteText, icon: <ClipboardPaste />, onAction: () => setDialog('paste') },
        {
          ...{ key: 'repair', label: text.repairAll, icon: <WandSparkles /> },
          onAction: () => {
            const before = editor.get().history.cues;
            const after = repairAll(before);
            editor.edit(after);
            announce(text.repaired(after.filter((cue) => !before.includes(cue)).length));
          },
        },
        { key: 'compare', label: text.compare, icon: <FileDiff />, onAction: () => setDialog('compare') },
      ],
    },
    ...(others.length > 0
      ? [
          {
            title: text.beside,
            entries: [undefined, ...others].map((each) => ({
              key: each ? `${each.languageCode} ${each.kind}` : 'none',
              label: each ? titleOf(each) : text.besideNone,
              icon: <Columns2 />,
              isSelected: beside === (each && `${each.languageCode} ${each.kind}`),
              onAction: () => onBeside(each && `${each.languageCode} ${each.kind}`),
            })),
          },
        ]
      : []),
    {
      entries: [
        ...(hasDraft
          ? [
              {
                key: 'discard',
                label: text.discardDraft,
                icon: <Undo2 />,
                onAction: () => setDialog('discard'),
              },
            ]
          : []),
        ...(subtitleId
          ? [
              {
                key: 'delete',
                label: text.deleteCaptions,
                icon: <Trash2 />,
                onAction: () => setDialog('delete'),
              },
            ]
          : []),
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <>
      <Menu
        label={text.more}
        sections={sections}
        align="end"
        trigger={(trigger) => (
          <IconButton label={text.more} side="end" {...trigger}>
            <Ellipsis />
          </IconButton>
        )}
      />
      <MoveDialog isOpen={dialog === 'move'} onClose={close} editor={editor} />
      <PasteDialog isOpen={dialog === 'paste'} onClose={close} editor={editor} duration={duration} />
      <CompareDialog
        isOpen={dialog === 'compare'}
        onClose={close}
        editor={editor}
        captions={captions}
        onDiscard={hasDraft ? () => setDialog('discard') : undefined}
      />
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        onClose={close}
        title={text.discardDraft}
        text={text.discardSure}
        confirm={text.discardDraft}
        onConfirm={() => wasDone(discarding.mutateAsync())}
      />
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        onClose={close}
        title={text.deleteCaptions}
        text={text.deleteSure}
        confirm={text.deleteCaptions}
        onConfirm={() => wasDone(deleting.mutateAsync())}
      />
    </>
  );
}

const failed = (error: unknown) => toast(reasonOf(error, text.unexpected));

const useDiscard = (discard: () => Promise<void>) =>
  useMutation({ mutationFn: discard, onSuccess: () => toast(text.discarded), onError: failed });

/** Deletes what is published and the draft, and leads to the item. */
function useDelete(
  { id, languageCode, kind }: CaptionsKey,
  subtitleId: string | undefined,
  discard: () => Promise<void>,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    async mutationFn() {
      // Discarded first: nothing is saved any more then.
      await discard();
      if (subtitleId)
        await call('DELETE /Management/MediaContents/:id/Subtitles/:languageCode', {
          params: { id, languageCode },
          query: { kind },
        });
    },
    async onSuccess() {
      toast(text.captionsDeleted);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: managedSubtitles(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: subtitleDrafts(id).queryKey }),
      ]);
      void navigate(`${studioPath('content/:id', { id })}?tab=captions`);
    },
    onError: failed,
  });
}
