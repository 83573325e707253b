import { screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import type { CurrentUser } from '../../lib/session/current-user.ts';
import { openRoutes, signInAs } from '../../lib/testing/open-routes.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { studioRoutes } from '../routes.tsx';

const WithToasts = () => (
  <>
    <Outlet />
    <Toaster />
  </>
);

/** Opens a page of the studio, as an admin unless told otherwise, with the toasts that the portal shows around it. */
export function openStudio(path: string, who: Partial<CurrentUser> = {}) {
  signInAs(who);
  return openRoutes([{ path: '/studio', Component: WithToasts, children: studioRoutes }], `/studio/${path}`);
}

/** Waits for a toast. It is there to be seen and to be read out. */
export const said = async (words: string | RegExp): Promise<void> => void (await screen.findAllByText(words));
