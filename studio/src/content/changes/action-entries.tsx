import type { ItemAction } from '@tv/contract/media-contents/content-states';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import {
  Archive,
  ArchiveRestore,
  Captions,
  CalendarClock,
  CalendarX,
  Download,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  Upload,
  UserRoundPen,
} from 'lucide-react';
import type { ReactNode } from 'react';
import * as archiveText from '@tv/strings/en/studio/item/archive.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import type { MenuEntry, MenuSection } from '@tv/ui/menus/menu-entries.ts';
import { changeItems, reprocess, type ItemChange } from './change-items.ts';

type Entry = {
  key: string;
  label: string;
  icon: ReactNode;
  /** What an item must allow. */
  needs: ItemAction;
  /** What it must have besides. */
  has?: (item: ManagedMediaContent) => boolean;
  act: (items: readonly ManagedMediaContent[]) => void;
};

const change = (
  key: string,
  needs: ItemAction,
  label: string,
  icon: ReactNode,
  wanted: ItemChange,
  says: (count: number) => string,
): Entry => ({ key, needs, label, icon, act: (items) => void changeItems(items, wanted, says) });

/** A change that asks something first. */
export type DialogChange = 'schedule' | 'manager' | 'captionsLanguage' | 'downloads' | 'archive';
export type Ask = (about: DialogChange, items: readonly ManagedMediaContent[]) => void;

const entriesIn = (ask: Ask): Entry[][] => [
  [
    change('publish', 'publish', text.publish, <Upload />, { action: 'publish' }, text.published),
    {
      key: 'schedule',
      needs: 'schedule',
      label: text.schedule,
      icon: <CalendarClock />,
      act: (items) => ask('schedule', items),
    },
    change('submit', 'submit', text.submit, <Send />, { action: 'submit' }, text.submitted),
    change(
      'cancel',
      'cancelSchedules',
      text.cancelSchedules,
      <CalendarX />,
      { action: 'cancelSchedules' },
      text.schedulesCanceled,
    ),
    change('unpublish', 'unpublish', text.unpublish, <Undo2 />, { action: 'unpublish' }, text.unpublished),
  ],
  [
    {
      key: 'manager',
      needs: 'assign',
      label: text.manager,
      icon: <UserRoundPen />,
      act: (items) => ask('manager', items),
    },
    {
      key: 'captions-language',
      needs: 'edit',
      has: ({ captions }) => captions.length > 0,
      label: text.captionsLanguage,
      icon: <Captions />,
      act: (items) => ask('captionsLanguage', items),
    },
    {
      key: 'downloads',
      needs: 'edit',
      label: text.downloads,
      icon: <Download />,
      act: (items) => ask('downloads', items),
    },
  ],
  [
    {
      key: 'archive',
      needs: 'archive',
      label: archiveText.archiveFirst,
      icon: <Archive />,
      act: (items) => ask('archive', items),
    },
    change(
      'bring-back',
      'bringBack',
      archiveText.bringBack,
      <ArchiveRestore />,
      { action: 'bringBack' },
      archiveText.broughtBack,
    ),
    change('restore', 'restore', text.restore, <RotateCcw />, { action: 'restore' }, text.restored),
    change('delete', 'delete', text.remove, <Trash2 />, { action: 'delete' }, text.deleted),
  ],
];

/** What may be done with items, as sections of a menu. Each entry says for how many where it is not for all. */
export const actionSections = (items: readonly ManagedMediaContent[], ask: Ask): MenuSection[] =>
  entriesIn(ask).map((entries) => ({
    entries: entries.flatMap(({ key, needs, has, label, icon, act }): MenuEntry[] => {
      const allowed = items.filter((item) => item.permitted.includes(needs) && has?.(item) !== false);
      if (allowed.length === 0) return [];
      const shown =
        allowed.length === items.length ? label : text.forSome(label, allowed.length, items.length);
      return [{ key, label: shown, icon, onAction: () => act(allowed) }];
    }),
  }));

/** What may be done with a single item besides: try again what failed. */
export const retryEntries = (item: ManagedMediaContent): MenuEntry[] =>
  item.permitted.includes('reprocess') && item.state === 'failed'
    ? [{ key: 'retry', label: text.tryAgain, icon: <RotateCcw />, onAction: () => void reprocess(item) }]
    : [];
