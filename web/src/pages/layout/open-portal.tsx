import { screen } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';
import { openRoutes, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { Toaster } from '@tv/ui/toaster.tsx';
import { ViewerLayout } from './viewer-layout.tsx';

const WithToasts = () => (
  <>
    <Outlet />
    <Toaster />
  </>
);

/** Opens screens inside the viewer's layout, as somebody of Aurora Energy. */
export function openPortal(screens: RouteObject[], path: string, who: Partial<CurrentUser> = {}) {
  signInAs(who);
  return openRoutes(
    [{ Component: WithToasts, children: [{ Component: ViewerLayout, children: screens }] }],
    path,
  );
}

/** Waits for a toast. It is there to be seen and to be read out. */
export const textAppears = async (words: string | RegExp): Promise<void> =>
  void (await screen.findAllByText(words));
