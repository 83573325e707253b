import { expect, test } from 'vitest';
import { buttonColors, writeLetter } from './letter.ts';

const sender = {
  name: 'Fish & <Chips>',
  colors: { buttonPrimaryDefaultColor: '#2FD6A3', buttonPrimaryTextColor: '#04211A' },
};
const letter = {
  subject: 'Set up your account',
  paragraphs: ['<script>alert("1")</script>'],
  action: { label: 'Go on', address: 'https://tv.example/account-setup?token=a&b="c"' },
  reason: 'You asked for it.',
};

test('both bodies say the same, and nothing that was typed becomes markup', () => {
  const { html, text } = writeLetter('en', sender, letter);
  expect(text).toBe(
    'Fish & <Chips>\n\nSet up your account\n\n<script>alert("1")</script>\n\nGo on:\nhttps://tv.example/account-setup?token=a&b="c"\n\nYou asked for it.\n',
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<Chips>');
  expect(html).toContain('href="https://tv.example/account-setup?token=a&amp;b=&quot;c&quot;"');
  expect(html).toContain('background:#2FD6A3;color:#04211A');
});

test('of links below the paragraphs neither name nor note becomes markup', () => {
  const link = { label: 'Cut <b>&', address: 'https://tv.example/watch?a="1"', note: '<i>12 min</i>' };
  const { html, text } = writeLetter('en', sender, { ...letter, links: [link] });
  expect(text).toContain('Cut <b>& (<i>12 min</i>)\nhttps://tv.example/watch?a="1"');
  expect(html).toContain('>Cut &lt;b&gt;&amp;</a>');
  expect(html).toContain('&lt;i&gt;12 min&lt;/i&gt;');
  expect(html).toContain('href="https://tv.example/watch?a=&quot;1&quot;"');
});

test('a letter in Arabic runs from right to left, wherever it is shown, and addresses in it from left to right', () => {
  const link = { label: 'Fifty hertz: (2)', address: 'https://tv.example/watch/1', note: 'دقيقتان' };
  const { html, text } = writeLetter('ar', sender, { ...letter, subject: 'أنشئ حسابك', links: [link] });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<div class="sheet" lang="ar" dir="rtl" /);
  expect(html).toMatch(/<span dir="ltr"[^>]*>https:\/\/tv\.example\/account-setup/);
  expect(html).toContain('dir="auto" href="https://tv.example/watch/1"');
  expect(text).toContain('\u2068Fifty hertz: (2)\u2069 (دقيقتان)\nhttps://tv.example/watch/1');
  expect(html).not.toMatch(/(?:text-align|float): *(?:left|right)/);
});

test('each line of the text in Arabic begins at the right, with addresses and words of an organization as they are', () => {
  const paragraphs = ['«\u2068Louder!\u2069\n\u2068Thanks.\u2069»'];
  const own = ['Welcome to us!', 'أهلا'];
  const { html, text } = writeLetter('ar', { name: 'Fish (2)', colors: {} }, { ...letter, own, paragraphs });
  const mark = '\u200f';
  expect(text.trim().split(/\n+/)).toEqual([
    `${mark}\u2068Fish (2)\u2069`,
    `${mark}Set up your account`,
    ...own,
    `${mark}«\u2068Louder!\u2069`,
    `${mark}\u2068Thanks.\u2069»`,
    `${mark}Go on:`,
    letter.action.address,
    `${mark}You asked for it.`,
  ]);
  expect(html).toContain('<bdi>Fish (2)</bdi>');
  expect(html).toMatch(/<p dir="auto"[^>]*>Welcome to us!<\/p>\n<p dir="auto"[^>]*>أهلا<\/p>/);
  expect(writeLetter('en', sender, letter).text).not.toContain(mark);
});

test('colours that could not be read, or are none, give way to the portal’s', () => {
  const own = { background: '#14171d', text: '#ffffff' };
  const colors = (background: unknown, text: unknown) =>
    buttonColors({ buttonPrimaryDefaultColor: background, buttonPrimaryTextColor: text });
  expect(colors('#777777', '#888888')).toEqual(own);
  expect(colors('red;background:url(x)', '#000000')).toEqual(own);
  expect(colors(undefined, undefined)).toEqual(own);
  expect(colors('#ffffff', '#000000')).toEqual({ background: '#ffffff', text: '#000000' });
});
