import { useCallback, useMemo, useState } from 'react';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { deviceStorage, readJson } from '@tv/client/lib/state/browser-storage.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import type { SortName } from '../list/sorts.ts';

type Column = {
  width: string;
  /** The width of the window from which there is room, in pixels. */
  least: 0 | 960 | 1100 | 1280 | 1440;
  sort?: SortName;
};

/** Columns that may be left out, in their order. */
const optional = {
  audience: { width: '116px', least: 0 },
  captions: { width: '104px', least: 1100 },
  date: { width: '104px', least: 1440, sort: 'published' },
  manager: { width: '140px', least: 1440 },
  changed: { width: '88px', least: 960, sort: 'changed' },
  views: { width: '64px', least: 960, sort: 'views' },
  completion: { width: '112px', least: 1280, sort: 'completion' },
} satisfies Record<string, Column>;

export type ColumnName = keyof typeof optional;
export const columnNames = Object.keys(optional) as readonly ColumnName[];
export const columnTexts: Record<ColumnName, string> = text.columnNames;

export const sortOf = (name: ColumnName): SortName | undefined => (optional[name] as Column).sort;

const storageKey = 'tv.studio-columns';
const first: readonly ColumnName[] = ['audience', 'captions', 'changed', 'views', 'completion'];

/** The columns that the person chose, on this device. */
export function useColumnChoice(): [readonly ColumnName[], (names: readonly ColumnName[]) => void] {
  const [chosen, setChosen] = useState<readonly ColumnName[]>(() => {
    const stored = readJson(deviceStorage, storageKey);
    return Array.isArray(stored) ? columnNames.filter((name) => stored.includes(name)) : first;
  });
  const choose = useCallback((names: readonly ColumnName[]) => {
    deviceStorage.set(storageKey, JSON.stringify(names));
    setChosen(columnNames.filter((name) => names.includes(name)));
  }, []);
  return [chosen, choose];
}

/** The chosen columns for which the window has room. */
export function useColumnsShown(chosen: readonly ColumnName[]): readonly ColumnName[] {
  const from = {
    0: true,
    960: useMediaQuery('(width >= 960px)'),
    1100: useMediaQuery('(width >= 1100px)'),
    1280: useMediaQuery('(width >= 1280px)'),
    1440: useMediaQuery('(width >= 1440px)'),
  };
  const names = chosen.filter((name) => from[(optional[name] as Column).least]).join(' ');
  // The same array while the same columns are shown, so that rows are not redrawn.
  return useMemo(() => names.split(' ').filter((name): name is ColumnName => name in optional), [names]);
}

/** Widths of all columns: selection, title, status, the optional ones, menu. */
export const gridColumns = (shown: readonly ColumnName[]) =>
  ['40px', 'minmax(0, 1fr)', '176px', ...shown.map((name) => optional[name].width), '44px'].join(' ');
