import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { moveInList } from './move-in-list.ts';
import { categoriesInOrder, forgetOtherLists, type ManagedCategory } from './queries.ts';

/** Milliseconds after the last move until the order is saved. */
const pause = 600;

/** The order of the categories: shown at once, saved when the moving has ended. */
export function useOrder(saved: readonly ManagedCategory[]) {
  const queryClient = useQueryClient();
  /** The order that is wanted and not saved yet. */
  const [wanted, setWanted] = useState<readonly string[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<readonly string[]>(undefined);
  const { queryKey } = categoriesInOrder();
  const byId = new Map(saved.map((each) => [each.id, each]));
  const isSameSet = wanted?.length === saved.length && wanted.every((id) => byId.has(id));
  const shown = isSameSet ? wanted.map((id) => byId.get(id)!) : saved;

  const save = async () => {
    clearTimeout(timer.current);
    const ids = waiting.current;
    waiting.current = undefined;
    if (!ids) return;
    try {
      await call('PUT /Management/Categories/Order', { body: { ids: [...ids] } });
      forgetOtherLists(queryClient);
    } catch (error) {
      toast(reasonOf(error, text.unexpected));
    }
    await queryClient.invalidateQueries({ queryKey });
    if (!waiting.current) setWanted(undefined);
  };
  const put = (ids: readonly string[]) => {
    setWanted(ids);
    waiting.current = ids;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  };
  const move = (from: number, to: number) => {
    const index = Math.max(0, Math.min(to, shown.length - 1));
    if (index === from) return;
    const ids = shown.map(({ id }) => id);
    announce(text.movedTo(shown[from]!.name, index + 1, ids.length));
    put(moveInList(ids, from, index));
  };
  const sortByName = async () => {
    waiting.current = [];
    setWanted(undefined);
    await save();
    toast(text.sortedByName);
  };
  // An order that is not saved yet is saved when the page goes.
  useEffect(() => () => void save(), []); // oxlint-disable-line react/exhaustive-deps
  return { shown, move, sortByName };
}
