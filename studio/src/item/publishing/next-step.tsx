import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ItemAction } from '@tv/contract/media-contents/content-states';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import * as archiveText from '@tv/strings/en/studio/item/archive.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { Button } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import type { MenuEntry } from '@tv/ui/menus/menu-entries.ts';
import { ArchiveDialog } from '../../parts/item/archive-dialog.tsx';
import { act, nextStepOf, type DirectAction } from './item-actions.ts';
import { reasonOf, ReasonError } from '../../parts/problems/reason-of.ts';
import style from './next-step.module.css';
import { managedItem } from '../../parts/item/queries.ts';
import { shownItem } from '../../parts/item/shown-item.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

type NextStepProps = {
  item: ManagedMediaContent;
  /** Saves what was typed before the step is taken. */
  save: () => Promise<boolean>;
};

const inMenu: readonly DirectAction[] = [
  'publish',
  'submit',
  'approve',
  'complete',
  'discard',
  'cancelSchedules',
  'unpublish',
  'reprocess',
  'bringBack',
  'restore',
];

/** Steps by which others read what was typed: nothing of it may be missing. */
const tellsOthers: readonly DirectAction[] = ['publish', 'submit', 'approve', 'complete'];

/** The primary button names the next step of an item; the menu beside it holds the others, or all where no step is the next. */
export function NextStep({ item, save }: NextStepProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isScheduling, setScheduling] = useState(false);
  const [isArchiving, setArchiving] = useState(false);
  const acting = useMutation({
    mutationFn: async (action: DirectAction) => {
      const isSaved = await save();
      if (!isSaved && tellsOthers.includes(action)) throw new ReasonError(text.refused);
      return act(item.id, action);
    },
    onSuccess: (answer, action) => {
      void reloadManagedContents();
      toast(text.done[action]);
      // It comes back with other files.
      if (action === 'archive') queryClient.removeQueries({ queryKey: shownItem(item.id).queryKey });
      if (answer) void queryClient.invalidateQueries({ queryKey: managedItem(item.id).queryKey });
      else void navigate(studioPath(''));
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  const next = nextStepOf(item);
  const may = (action: ItemAction) => item.permitted.includes(action);
  const entry = (action: DirectAction): MenuEntry => ({
    key: action,
    label: text.actions[action],
    onAction: () => acting.mutate(action),
  });
  const others: MenuEntry[] = [
    ...(may('schedule') || may('scheduleEnd')
      ? [{ key: 'schedule', label: text.schedule, onAction: () => setScheduling(true) }]
      : []),
    ...inMenu
      .filter((action) => may(action) && action !== next && !(action === 'bringBack' && item.processing))
      .map(entry),
    ...(may('archive')
      ? [{ key: 'archive', label: archiveText.archiveFirst, onAction: () => setArchiving(true) }]
      : []),
    ...(may('delete') ? [entry('delete')] : []),
  ];
  return (
    <div className={style.step}>
      {next && (
        <Button
          look="primary"
          aria-keyshortcuts="Control+Enter"
          data-next-step
          aria-disabled={acting.isPending}
          onClick={() => acting.mutate(next)}
        >
          {text.actions[next]}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={text.moreSteps}
          sections={[{ entries: others }]}
          trigger={(props) => (
            <IconButton label={text.moreSteps} side="end" {...props}>
              {next ? <ChevronDown /> : <Ellipsis />}
            </IconButton>
          )}
        />
      )}
      <ArchiveDialog
        items={isArchiving ? [item] : []}
        onClose={() => setArchiving(false)}
        onArchive={() => acting.mutate('archive')}
      />
      <ScheduleDialog item={item} isOpen={isScheduling} onClose={() => setScheduling(false)} />
    </div>
  );
}
