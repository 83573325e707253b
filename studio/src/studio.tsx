import type { ReactNode } from 'react';
import { useRoutes } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { maySeeStudio } from '@tv/client/lib/session/may-see-studio.ts';
import { recorderRoutes, studioRoutes } from './routes.tsx';

/** The studio, for those who manage or review content. Members who may record find that page alone, and everybody else nothing. */
export function Studio({ notFound }: { notFound: ReactNode }) {
  const user = useCurrentUser();
  const page = useRoutes(user && maySeeStudio(user) ? studioRoutes : recorderRoutes);
  return user && (maySeeStudio(user) || user.mayRecord) ? page : notFound;
}
