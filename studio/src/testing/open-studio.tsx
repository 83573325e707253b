import { cleanup, screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { onTestFinished } from 'vitest';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';
import { openRoutes, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { Toaster } from '@tv/ui/toaster.tsx';
import { studioRoutes } from '../routes.tsx';
import { stopSavers } from '../parts/saving/open-savers.ts';

const WithToasts = () => (
  <>
    <Outlet />
    <Toaster />
  </>
);

/** Opens a page of the studio, as an admin unless told otherwise, with the toasts that the portal shows around it. */
export function openStudio(path: string, who: Partial<CurrentUser> = {}) {
  signInAs(who);
  onTestFinished(stopSavers);
  return openRoutes([{ path: '/studio', Component: WithToasts, children: studioRoutes }], `/studio/${path}`);
}

/** The page is closed, and what it had in memory is gone. What is stored on the device stays. */
export function closePage(): void {
  dispatchEvent(new Event('pagehide'));
  cleanup();
  stopSavers();
  queryClient.clear();
}

/** Waits for a toast. It is there to be seen and to be read out. */
export const textAppears = async (words: string | RegExp): Promise<void> =>
  void (await screen.findAllByText(words));
