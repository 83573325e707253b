import { QueryClientProvider } from '@tanstack/react-query';
import { ActiveState, Role } from '@tv/contract/enumerations';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { closeDialog } from '../layout/dialogs.ts';
import { currentUser, type CurrentUser } from '../session/current-user.ts';
import { session } from '../session/session-state.ts';
import { writeConfiguration } from './stub-service.ts';

/** CSS pixels of the window and of every element: jsdom lays nothing out, and long lists show what fits. */
export const windowSize = { width: 1440, height: 900 };

/** For the top of a test file that renders pages: what jsdom lacks, and a clean state for each test. */
export function preparePages(): void {
  beforeEach(() => {
    writeConfiguration();
    windowSize.width = 1440;
    vi.stubGlobal('matchMedia', (text: string) => ({
      matches: matches(text),
      media: text,
      addEventListener() {},
      removeEventListener() {},
    }));
    vi.stubGlobal('ResizeObserver', SilentObserver);
    vi.stubGlobal('IntersectionObserver', SilentObserver);
    Element.prototype.scrollIntoView = () => {};
    Element.prototype.scrollTo = () => {};
    window.scrollTo = () => {};
    HTMLMediaElement.prototype.load = () => {};
    HTMLMediaElement.prototype.pause = () => {};
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    for (const [name, side] of [
      ['offsetWidth', 'width'],
      ['offsetHeight', 'height'],
      ['clientWidth', 'width'],
      ['clientHeight', 'height'],
    ] as const)
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => windowSize[side] });
  });
  afterEach(() => {
    cleanup();
    for (const name of ['organizations', 'join', 'request-demo'] as const) closeDialog(name);
    queryClient.clear();
    currentUser.set(undefined);
    session.set({ status: 'unknown' });
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Answers media queries about the width. Everything else does not match. */
function matches(text: string): boolean {
  const [, sign, pixels] = /\(width (>=|<|<=|>) (\d+)px\)/.exec(text) ?? [];
  const [width, limit] = [windowSize.width, Number(pixels)];
  if (sign === '>=') return width >= limit;
  if (sign === '>') return width > limit;
  if (sign === '<=') return width <= limit;
  return sign === '<' && width < limit;
}

export const organizationId = 'aaaaaaaa-0000-4000-8000-000000000000';

const admin: CurrentUser = {
  id: 'dddddddd-0000-4000-8000-000000000004',
  role: Role.Admin,
  mayReview: false,
  status: ActiveState.ACTIVE,
  organizationId,
  organization: { id: organizationId, name: 'Aurora Energy' },
  identityServerUserId: 'demo-admin',
  email: 'admin@aurora.example',
  firstName: 'Aurora',
  lastName: 'Admin',
  isProviderAdmin: false,
  mayRecord: true,
  mediaToken: 'media-token',
  mediaTokenExpiresAt: '2099-01-01T00:00:00Z',
};

/** Somebody who is signed in, an admin of Aurora Energy unless told otherwise. */
export function signInAs(facts: Partial<CurrentUser> = {}): CurrentUser {
  const user = { ...admin, ...facts };
  session.set({
    status: 'signed-in',
    accessToken: 'token',
    subject: user.id,
    expiresAt: Date.now() + 3_600_000,
  });
  currentUser.set(user);
  return user;
}

/** Renders routes at an address. `router.state.location` tells where the person is. */
export function openRoutes(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router };
}
