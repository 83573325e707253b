import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { savedViews, viewsWith, type View } from './views.ts';

const none: readonly View[] = [];

/** The portal's views and the person's own, and the one that the address names. */
export function useViews(organizationId: string, id: string) {
  const saved: readonly View[] = useQuery(savedViews(organizationId)).data ?? none;
  const views = useMemo(() => viewsWith(saved), [saved]);
  return { views, saved, current: views.find((view) => view.id === id) ?? views[0]! };
}
