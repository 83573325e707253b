// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { SignInProblem } from './problem.ts';
import { askQuietly, openWindow } from './windows.ts';

afterEach(() => vi.restoreAllMocks());

it('takes an answer from its own window and origin alone, then closes the window', async () => {
  const opened = { location: { replace: vi.fn() }, focus: vi.fn(), close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const answered = vi.fn();
  const waiting = openWindow().navigate({ url: 'https://issuer.example/auth' }).then(answered);
  expect(opened.location.replace).toHaveBeenCalledWith('https://issuer.example/auth');
  const message = (address: string) => ({ source: 'tv.sign-in', address });
  // jsdom takes windows of its own only as a message's source.
  const from = (source: unknown, data: unknown, origin = location.origin) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  from(null, message('/auth?code=nobody'));
  from(window, message('/auth?code=another-window'));
  from(opened, message('/auth?code=another-origin'), 'https://evil.example');
  from(opened, { source: 'another', address: '/auth?code=another-message' });
  from(opened, null);
  await Promise.resolve();
  expect([answered.mock.calls.length, opened.close.mock.calls.length]).toEqual([0, 0]);
  from(opened, message('/auth?code=right'));
  await waiting;
  expect(answered).toHaveBeenCalledExactlyOnceWith({ url: '/auth?code=right' });
  expect(opened.close).toHaveBeenCalledOnce();
});

it('tells of a window that the browser did not open', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(() => openWindow()).toThrow(SignInProblem);
});

it('asks no provider of another origin quietly', async () => {
  await expect(askQuietly().navigate({ url: 'https://issuer.example/auth' })).rejects.toMatchObject({
    kind: 'must-sign-in',
  });
});
