// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSubtitle, subtitleFileName } from './save-subtitle.ts';

const { fetchText, toast } = vi.hoisted(() => ({ fetchText: vi.fn(), toast: vi.fn() }));
vi.mock('@tv/client/lib/api/call.ts', () => ({ fetchText }));
vi.mock('@tv/client/lib/layout/toasts.ts', () => ({ toast }));

beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saves the fetched text under the given name, and frees the memory', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.getAttribute('href'), this.download]).toEqual(['blob:file', 'a.en.srt']);
  });
  fetchText.mockResolvedValueOnce('WEBVTT');
  await saveSubtitle('/subtitle', 'a.en.srt');
  expect(clicked).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file');
  expect(toast).not.toHaveBeenCalled();
});

it('says that it failed', async () => {
  fetchText.mockRejectedValueOnce(new Error('Network Error'));
  await saveSubtitle('/subtitle', 'a.en.srt');
  expect(toast).toHaveBeenCalledWith('Could not download the subtitle at this time. Try again later');
});

it('names the file after the item, as every system can write it', () =>
  expect(subtitleFileName('What/why: "wind"?', 'de', 'vtt')).toBe('What why wind.de.vtt'));
