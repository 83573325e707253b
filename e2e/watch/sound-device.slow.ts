// Slow: a Firefox starts with a profile of its own. Proves: sound plays silently where a device has no sound output.
// Ground: player/src/**.
import { firefoxPath, startFirefox } from '../browsers/firefox.ts';
import { expect, itemOf, publicPath, test } from '../portal.ts';

test.skip(!firefoxPath, 'no Firefox is installed here');

test('Firefox on a device without sound output plays an audio item silently, and says so', async () => {
  // A way to the sound that no system has.
  const firefox = await startFirefox({ 'media.cubeb.backend': 'none', 'media.autoplay.default': 0 });
  const path = publicPath('night-shift-3');
  const media = (property: string) => firefox.evaluate(path, `document.querySelector('video')?.${property}`);
  try {
    expect(itemOf('night-shift-3').mediaType).toBe(0);
    await firefox.goTo(process.env.PUBLIC_URL + path);
    await expect.poll(() => media('readyState')).toBe(4);
    await firefox.evaluate(path, `document.querySelector('button[aria-label="Play"]').click()`);
    await expect.poll(() => media('currentTime')).toBeGreaterThan(1);
    expect([await media('muted'), await media('paused')]).toEqual([true, false]);
    const says = `document.querySelector('[data-kind]').textContent`;
    expect(await firefox.evaluate(path, says)).toContain('This device has no audio output');
    // Asked for sound, it finds none again, and goes on.
    await firefox.evaluate(path, `document.querySelector('button[aria-label="Unmute"]').click()`);
    const before = Number(await media('currentTime'));
    await expect.poll(() => media('currentTime')).toBeGreaterThan(before + 1);
    expect(await firefox.evaluate(path, says)).toContain('This device has no audio output');
  } finally {
    await firefox.close();
  }
});
