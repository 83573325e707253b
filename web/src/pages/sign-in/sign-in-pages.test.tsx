import { fireEvent, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { admitMember } from '@tv/client/lib/session/access.ts';
import { forgetUser } from '@tv/client/lib/session/current-user.ts';
import { session } from '@tv/client/lib/session/session-state.ts';
import { SignInProblem } from '@tv/client/lib/sign-in/problem.ts';
import type { SignInOutcome } from '@tv/client/lib/sign-in/sign-in.ts';
import { openRoutes, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService, type StubbedService } from '@tv/client/lib/testing/stub-service.ts';
import { AuthPage, loader as authLoader } from './auth-page.tsx';
import { MemberGate } from '../gates.tsx';
import { loader as newUserLoader, NewUserPage } from './new-user-page.tsx';
import { loader as unauthorizedLoader, UnauthorizedPage } from './unauthorized-page.tsx';

const steps = vi.hoisted(() => ({
  completeSignIn: vi.fn<() => Promise<SignInOutcome>>(),
  redirectToSignIn: vi.fn<(path: string, options?: object) => Promise<void>>(),
}));
vi.mock('@tv/client/lib/sign-in/steps.ts', () => steps);
// A call that is refused as nobody's asks for a new session, which there is none of.
vi.mock('@tv/client/lib/sign-in/client.ts', () => ({ renew: async () => false }));
// jsdom has no style sheets to adopt.
vi.mock('@tv/client/lib/appearance/organization-colors.ts', () => ({
  applyOrganizationColors: () => {},
}));

preparePages();
beforeEach(() => {
  forgetUser();
  steps.completeSignIn.mockReset();
  // Whoever leaves is away.
  steps.redirectToSignIn.mockReset().mockImplementation(() => new Promise(() => {}));
});

const page = (words: string) => () => <h1>{words}</h1>;
const routes: RouteObject[] = [
  { path: '/auth', Component: AuthPage, loader: authLoader },
  { path: '/new-user', Component: NewUserPage, loader: newUserLoader },
  { path: '/unauthorized', Component: UnauthorizedPage, loader: unauthorizedLoader },
  { path: '/public/:orgId', Component: page('Public') },
  {
    path: '/',
    Component: MemberGate,
    loader: admitMember,
    children: [
      { index: true, Component: page('Home') },
      { path: 'playlist', Component: page('My playlist') },
    ],
  },
].map((route) => ({ ...route, HydrateFallback: () => null }));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const left = () => steps.redirectToSignIn.mock.calls;
/** Somebody whom the service lets in. */
const stubUser = (service: StubbedService) => service.answer({ 'GET /Users/Me': signInAs() });
const rejectLeaving = (kind: SignInProblem['kind']) =>
  steps.redirectToSignIn.mockRejectedValue(new SignInProblem(kind, undefined));

function comeBack(outcome: SignInOutcome) {
  steps.completeSignIn.mockResolvedValue(outcome);
  return openRoutes(routes, '/auth').router;
}

it('a sign-in that came about counts the visit and leads to where the person wanted to be, within the portal', async () => {
  const service = stubService({ 'POST /Users/Me/AddVisit': null as never });
  stubUser(service);
  for (const [path, pathname] of [
    ['/playlist', '/playlist'],
    ['https://elsewhere.example/', '/'],
    [undefined, '/'],
  ] as const) {
    const router = comeBack({ kind: 'signed-in', path });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  }
  expect(service.heard('POST /Users/Me/AddVisit')).toHaveLength(3);
});

it.each(['mismatch', 'must-sign-in'] as const)(
  '%s is worth one more try by itself, and no third',
  async (kind) => {
    comeBack({ kind, path: '/playlist', isSecondTry: false });
    await vi.waitFor(() => expect(left()).toEqual([['/playlist', { isSecondTry: true }]]));
  },
);

it.each([
  ['mismatch', 'Sign-in failed', 'Try again'],
  ['must-sign-in', 'Sign-in failed', 'Try again'],
  ['unreachable', 'Sign-in is not available', 'Try again'],
  ['denied', 'You were not signed in', 'Try again'],
  ['refused', 'Sign-in failed', 'Try again'],
  ['went-back', 'You are not signed in', 'Sign in'],
] as const)(
  '%s is said in words, nothing goes on by itself, and the way on leads back',
  async (kind, title, way) => {
    comeBack({ kind, path: '/playlist', isSecondTry: true });
    await heading(title);
    expect(left()).toEqual([]);
    rejectLeaving('unreachable');
    press(way);
    await heading('Sign-in is not available');
    expect(left()).toEqual([['/playlist', { isSecondTry: false }]]);
  },
);

it('a second try that cannot begin says so', async () => {
  rejectLeaving('unreachable');
  comeBack({ kind: 'mismatch', path: '/', isSecondTry: false });
  await heading('Sign-in is not available');
  expect(left()).toHaveLength(1);
});

it('who goes back from a visitor’s page is a visitor there', async () => {
  const router = comeBack({ kind: 'went-back', path: '/public/o', isSecondTry: false });
  await heading('Public');
  expect(router.state.location.pathname).toBe('/public/o');
});

it('members’ pages lead to the sign-in once, and say why somebody is still, or again, here', async () => {
  rejectLeaving('unreachable');
  openRoutes(routes, '/playlist');
  await heading('Sign-in is not available');
  expect(left()).toHaveLength(1);
  steps.redirectToSignIn.mockResolvedValue();
  press('Try again');
  // The browser's Back leads here without a session.
  await heading('You are not signed in');
  expect(left()).toHaveLength(2);
});

it('a session that ends leads members to a new one', async () => {
  const service = stubService({});
  stubUser(service);
  openRoutes(routes, '/playlist');
  await heading('My playlist');
  session.set({ status: 'signed-out' });
  await vi.waitFor(() => expect(left()).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'My playlist' })).toBeNull();
});

it.each([
  [{}, 'Your sign-in was not accepted', /check the time on this device/],
  [{ reason: 'issuer' }, 'Sign-in is not set up yet', /Tell your admin/],
] as const)(
  'a live session that the service refuses with %o is no loop',
  async (exceptionData, title, sentence) => {
    signInAs();
    stubService({ 'GET /Users/Me': refusal(401, { exceptionData }) });
    openRoutes(routes, '/playlist');
    await heading(title);
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(left()).toEqual([]);
  },
);

it('nobody is told that they have no access; somebody without a session is offered to sign in', async () => {
  stubService({});
  const { router } = openRoutes(routes, '/unauthorized');
  await heading('You are new here');
  expect(router.state.location.pathname).toBe('/new-user');
  press('Sign in');
  await vi.waitFor(() => expect(left()).toEqual([['/', undefined]]));
});
