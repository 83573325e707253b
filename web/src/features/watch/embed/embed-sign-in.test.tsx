import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetUser } from '@tv/client/lib/session/current-user.ts';
import { SignInProblem } from '@tv/client/lib/sign-in/problem.ts';
import { preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { EmbedSignIn } from './embed-sign-in.tsx';

const signInByPopup = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@tv/client/lib/sign-in/steps.ts', () => ({ signInByPopup }));
// A call that is refused as nobody's asks for a new session, which there is none of.
vi.mock('@tv/client/lib/sign-in/client.ts', () => ({ renew: async () => false }));

preparePages();
beforeEach(() => {
  forgetUser();
  // A window that was closed says nothing.
  signInByPopup.mockReset().mockImplementation(() => new Promise(() => {}));
});

const button = () => screen.getByRole('button', { name: 'Sign in' });
const shown = () => screen.getByRole('paragraph').textContent;

it.each([
  ['blocked', /^Your browser blocked the sign-in window\./],
  ['unreachable', /^The sign-in provider is not responding\./],
  ['denied', /^Sign-in failed\./],
  ['went-back', /^Only members of the organization/],
] as const)(
  'a window that ends with %s leaves a sentence and the button, which opens another',
  async (kind, sentence) => {
    stubService({});
    render(<EmbedSignIn />);
    signInByPopup.mockRejectedValueOnce(new SignInProblem(kind, undefined));
    fireEvent.click(button());
    await vi.waitFor(() => expect(shown()).toMatch(sentence));
    fireEvent.click(button());
    expect(shown()).toMatch(/^Continue in the window that has opened\./);
    await vi.waitFor(() => expect(signInByPopup).toHaveBeenCalledTimes(2));
  },
);

it('somebody whom the service does not let in is told so', async () => {
  stubService({ 'GET /Users/Me': refusal(403, { errorCode: 8 }) });
  render(<EmbedSignIn />);
  fireEvent.click(button());
  signInAs();
  await vi.waitFor(() => expect(shown()).toMatch(/^Sign-in failed\./));
});
