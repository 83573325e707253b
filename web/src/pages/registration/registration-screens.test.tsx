import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountToken } from '../../features/registration/link-token.ts';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { Toaster } from '@tv/ui/toaster.tsx';
import { registrationScreens } from './registration-screens.ts';

const { call, signIn } = vi.hoisted(() => ({ call: vi.fn(), signIn: vi.fn(async () => {}) }));
vi.mock('@tv/client/lib/api/call.ts', () => ({ call }));
vi.mock('@tv/client/lib/session/session.ts', () => ({ signIn, leaveToSignIn: signIn }));
// jsdom has no style sheets to adopt.
vi.mock('@tv/client/lib/appearance/organization-colors.ts', () => ({
  applyOrganizationColors: () => {},
}));

const legacyId = 'aaaaaaaa-0000-4000-8000-0000000000aa';
const organizationId = '11111111-1111-4111-8111-111111111111';
const registration = { id: 'r', organizationId, organization: { name: 'Aurora Energy' } };
const invitation = { email: 'new@aurora.example', organizationName: 'Aurora Energy', setsPassword: false };

/** What each call answers; an error is thrown. */
let answers: Record<string, unknown>;
const refused = (status: number, errorCode = 0, retryAfter?: number) =>
  new ApiError('no', { status, errorCode, ...(retryAfter && { retryAfter }) });

beforeEach(() => {
  answers = {
    'GET /SelfRegistrations/Basic/:id': registration,
    'GET /Organizations/:id/UICustomizations/Publics': {},
    'GET /IdpManager/DefaultPasswordPolicyRequirements': { requiredLength: 12, maxLength: 128 },
    'GET /Users/OnBoarding/Token': invitation,
  };
  call.mockReset().mockImplementation(async (name: string) => {
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  });
  document.body.innerHTML = `<script id="configuration" type="application/json">${JSON.stringify({
    legacySelfRegistrationIds: [legacyId.toUpperCase()],
    addresses: {},
  })}</script>`;
  accountToken.save(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { selfRegistration, completed, registered, notRegistered, legacy, accountSetup } = registrationScreens;

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/public/:orgId/self-registration/:selfRegistrationId', ...selfRegistration },
      { path: '/public/:orgId/self-registration-completed/:selfRegistrationId/:userId', ...completed },
      { path: '/public/:orgId/registered/:selfRegistrationId/:selfRegistrationUserId', ...registered },
      { path: '/public/:orgId/not-registered', ...notRegistered },
      { path: '/not-registered', ...notRegistered },
      { path: '/self-registration/:selfRegistrationId', ...legacy },
      { path: '/account-setup', ...accountSetup },
    ].map((route) => ({ ...route, HydrateFallback: () => null })),
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}

async function register() {
  const router = open('/public/o/self-registration/r');
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'new@aurora.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  return router;
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

it.each([
  [29, 'This link has expired'],
  [64, 'This link has expired'],
  [30, 'Your account is already set up'],
  [72, 'Your account is already set up'],
  [184, 'This registration link has been deactivated'],
])('code %i ends the registration: %s', async (code, title) => {
  answers['POST /SelfRegistrations/:id/Users'] = refused(400, code);
  await register();
  await heading(title);
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it.each([
  [58, /You cannot register with an address in this domain/],
  [59, 'Invalid email format'],
])('code %i is said beside the address, which can be mended', async (code, text) => {
  answers['POST /SelfRegistrations/:id/Users'] = refused(400, code);
  await register();
  await screen.findByText(text);
  const field = screen.getByLabelText('Email');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'new@other.example' } });
  expect(screen.queryByText(text)).toBeNull();
});

it.each([
  [
    refused(400, 133),
    'This plan has reached its user limit. Please contact the person who shared this link with you.',
  ],
  [refused(500), 'Sorry, an unexpected error occured. Please try again later.'],
])('%o shows a toast and leaves the form', async (problem, text) => {
  answers['POST /SelfRegistrations/:id/Users'] = problem;
  await register();
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@aurora.example');
});

it('too many tries are said beside the button until the wait is over, and send nothing meanwhile', async () => {
  answers['POST /SelfRegistrations/:id/Users'] = refused(429, 0, 120);
  await register();
  const sentence = 'Too many attempts. Try again in 2 minutes.';
  const alert = await screen.findByText(sentence);
  expect(alert.closest('form')).toBe(screen.getByLabelText('Email').closest('form'));
  const sent = () => call.mock.calls.filter(([name]) => String(name).startsWith('POST'));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'another@aurora.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect([screen.queryByText(sentence) !== null, sent().length]).toEqual([true, 1]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  await vi.waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
});

/** The wait of a minute is said in seconds from its second second on, which a busy machine would see first. */
const stopClock = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now());

it('goes on to where the mail was sent, with the address masked; resends, then rests', async () => {
  stopClock();
  answers['POST /SelfRegistrations/:id/Users'] = { userId: 'u', email: 'newcomer@aurora.example' };
  const router = await register();
  await screen.findByText(/We sent a link to newc\*\*\*\*@aurora\.example/);
  expect(router.state.location.pathname).toBe('/public/o/self-registration-completed/r/u');
  const resend = screen.getByRole('button', { name: 'Resend' });
  fireEvent.click(resend);
  await screen.findAllByText('Email has been resent');
  await screen.findByText('You can ask for another email in 1 minute.');
  fireEvent.click(resend);
  expect(call.mock.calls.filter(([name]) => String(name).endsWith('/Resend'))).toHaveLength(1);
});

it('a resend that comes too early says how long to wait; one after the set-up leads to signing in', async () => {
  answers['POST /SelfRegistrations/:id/Users/:userId/Resend'] = refused(429, 0, 7200);
  open('/public/o/self-registration-completed/r/u');
  fireEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  await screen.findByText('You can ask for another email in 2 hours.');
  cleanup();
  answers['POST /SelfRegistrations/:id/Users/:userId/Resend'] = refused(400, 72);
  open('/public/o/self-registration-completed/r/u');
  fireEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  await heading('Your account is already set up');
});

it('an address from before goes to its organization, a configured one to the all-zero one, an unknown one nowhere', async () => {
  let router = open('/self-registration/r');
  await heading('Join Aurora Energy');
  expect(router.state.location.pathname).toBe(`/public/${organizationId}/self-registration/r`);
  cleanup();
  router = open(`/self-registration/${legacyId}`);
  await heading('Join Aurora Energy');
  const none = '00000000-0000-0000-0000-000000000000';
  expect(router.state.location.pathname).toBe(`/public/${none}/self-registration/${legacyId}`);
  cleanup();
  answers['GET /SelfRegistrations/Basic/:id'] = refused(404, 14);
  router = open('/self-registration/r');
  await heading('You are not registered');
  expect(router.state.location.pathname).toBe('/not-registered');
});

it('the mail’s secret leads to the account without staying in the address, and an old one back to registering', async () => {
  answers['POST /SelfRegistrations/:id/Users/Confirm'] = { onboardingToken: 'token-1' };
  const router = open('/public/o/registered/r/secret');
  await heading('Set up your account');
  expect(router.state.location.pathname).toBe('/account-setup');
  expect(call).toHaveBeenCalledWith('GET /Users/OnBoarding/Token', { query: { token: 'token-1' } });
  cleanup();
  answers['POST /SelfRegistrations/:id/Users/Confirm'] = refused(400, 29);
  open('/public/o/registered/r/secret');
  await heading('This link has expired');
  expect(screen.getByRole('link', { name: 'Register again' }).getAttribute('href')).toBe(
    '/public/o/self-registration/r',
  );
});

it('a registration that is not known leads to the page that says so, and a token that is not known says so itself', async () => {
  answers['POST /SelfRegistrations/:id/Users/Confirm'] = refused(404, 14);
  let router = open('/public/o/registered/r/unknown');
  await heading('You are not registered');
  expect(router.state.location.pathname).toBe('/public/o/not-registered');
  cleanup();
  answers['GET /Users/OnBoarding/Token'] = refused(404, 14);
  router = open('/account-setup?token=unknown');
  await heading('This link is not valid');
  expect(router.state.location.search).toBe('');
});

it('an account of another provider has no password, and goes on to its sign-in', async () => {
  answers['PUT /Users/OnBoarding/Account'] = { userId: 'u', email: invitation.email };
  const router = open('/account-setup?token=token-2');
  await heading('Set up your account');
  expect(router.state.location.search).toBe('');
  expect(screen.queryByLabelText('Password')).toBeNull();
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'New' } });
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Viewer' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await heading('Your account is ready');
  expect(call).toHaveBeenCalledWith('PUT /Users/OnBoarding/Account', {
    body: { token: 'token-2', firstName: 'New', lastName: 'Viewer' },
  });
  const alert = 'Account successfully created. Please wait while we redirect you...';
  expect(screen.getAllByText(alert).length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith('/', { loginHint: invitation.email }), 5000);
  expect(accountToken.read()).toBeNull();
});

it('an expired invitation can be had anew, until it is too old for that', async () => {
  stopClock();
  answers['GET /Users/OnBoarding/Token'] = refused(400, 29);
  open('/account-setup?token=token-3');
  fireEvent.click(await screen.findByRole('button', { name: 'Resend invitation' }));
  await screen.findByText('You can ask for another email in 1 minute.');
  cleanup();
  answers['POST /Users/OnBoarding/Invites/Resend'] = refused(400, 29);
  open('/account-setup');
  fireEvent.click(await screen.findByRole('button', { name: 'Resend invitation' }));
  await screen.findByText(/Ask the person who invited you for a new invitation/);
  expect(screen.queryByRole('button', { name: 'Resend invitation' })).toBeNull();
});
