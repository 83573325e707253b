// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

const aFrame = () => new Promise((done) => requestAnimationFrame(done));
/** Once a frame has passed, jsdom has no interval any more, and begins one with the next that it needs. */
const idle = async () => {
  await aFrame();
  await aFrame();
};

test('a frame that is asked for under fake timers comes, and so do those after it', async () => {
  await idle();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const frame = aFrame();
  vi.useRealTimers();
  await frame;
  await aFrame();
});

test('a focus that is lost under fake timers leaves the frames after it', async () => {
  await idle();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  vi.useFakeTimers();
  button.remove();
  vi.useRealTimers();
  await aFrame();
  expect(document.activeElement).toBe(document.body);
});
