import { describe, expect, it } from 'vitest';
import { embedCode } from '@tv/client/lib/media-contents/embed-code.ts';
import { mailAddressOf, shareLinks } from './share-links.ts';

const item = {
  id: 'i1',
  title: 'Wind & "weather"',
  accessLevel: 2,
  organizationId: 'o1',
  isPasswordProtected: false,
};
const origin = 'https://tv.example';
const links = (change: Partial<typeof item>, isMember = true) =>
  shareLinks({ ...item, ...change }, { origin, isMember }).map(({ url, note }) => [url, note]);

describe('shareLinks', () => {
  const internal = ['https://tv.example/watch/i1', 'For internal users only. Sign in required.'];

  it('offers a member both links of a public item', () =>
    expect(links({})).toEqual([
      internal,
      ['https://tv.example/public/o1/watch/i1', 'Anyone on the internet can view. No sign in required.'],
    ]));

  it('says that a password is needed', () =>
    expect(links({ isPasswordProtected: true })[1]?.[1]).toBe(
      'Anyone on the internet can view with the password. No sign in required.',
    ));

  it('offers no public link of an internal item, and a visitor no internal one', () => {
    expect(links({ accessLevel: 1 })).toEqual([internal]);
    expect(links({}, false)).toHaveLength(1);
    expect(links({ accessLevel: 1 }, false)).toEqual([]);
  });

  it('begins at a second', () => {
    const [link] = shareLinks(item, { origin, isMember: true, startAt: 83.7 });
    expect(link?.url).toBe('https://tv.example/watch/i1?t=83');
  });
});

it('writes the subject of the mail in full', () =>
  expect(mailAddressOf(item.title, 'https://tv.example/watch/i1?t=3')).toBe(
    'mailto:?subject=Here%20is%20your%20link%20to%20Wind%20%26%20%22weather%22&body=https%3A%2F%2Ftv.example%2Fwatch%2Fi1%3Ft%3D3',
  ));

it('escapes a title inside its attribute', () => {
  const [, link] = shareLinks(item, { origin, isMember: true });
  const code = link ? embedCode(item, link) : '';
  expect(code).toContain('src="https://tv.example/public/o1/embed/i1"');
  expect(code).toContain('title="Wind &amp; &quot;weather&quot;"');
  expect(code).toContain('width="1280" height="720"');
});
