import type { ReactNode } from 'react';
import { useRoutes } from 'react-router';
import { useCurrentUser } from '../lib/session/current-user.ts';
import { maySeeStudio } from '../lib/session/may-see-studio.ts';
import { studioRoutes } from './routes.tsx';

/** The studio, for those who manage or review content. Everybody else finds nothing here. */
export function Studio({ notFound }: { notFound: ReactNode }) {
  const user = useCurrentUser();
  const page = useRoutes(studioRoutes);
  return user && maySeeStudio(user) ? page : notFound;
}
