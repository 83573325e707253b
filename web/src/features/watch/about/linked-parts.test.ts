import { expect, it } from 'vitest';
import { linkedParts } from './linked-parts.ts';

const hour = 3600;

it('finds web addresses, without what ends the sentence around them', () => {
  expect(linkedParts('See https://aurora.example/a?b=c#d, or (www.harbor.example/x_(y)).', hour)).toEqual([
    'See ',
    { kind: 'address', text: 'https://aurora.example/a?b=c#d', href: 'https://aurora.example/a?b=c#d' },
    ', or (',
    { kind: 'address', text: 'www.harbor.example/x_(y)', href: 'https://www.harbor.example/x_(y)' },
    ').',
  ]);
});

it('finds mail addresses and times within the item', () => {
  expect(
    linkedParts('0:30 Hello, 1:02:03 questions to grid@aurora.example. 99:59 is too late.', 3800),
  ).toEqual([
    { kind: 'time', text: '0:30', seconds: 30 },
    ' Hello, ',
    { kind: 'time', text: '1:02:03', seconds: 3723 },
    ' questions to ',
    { kind: 'mail', text: 'grid@aurora.example', href: 'mailto:grid@aurora.example' },
    '. 99:59 is too late.',
  ]);
});

it.each([
  'plain words',
  '',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'a ratio of 16:9 and 1:99, the year 12:345, version 1.2:30:99',
  'a@b',
  'http://',
])('leaves %j as it is', (words) => {
  expect(linkedParts(words, hour)).toEqual(words ? [words] : []);
});

it('loses no character, whatever is written', () => {
  const words = '<a href="https://x.example/">x</a> (https://y.example/é?q="1") 0:05–0:10 “www.z.example”';
  const shown = linkedParts(words, hour).map((part) => (typeof part === 'string' ? part : part.text));
  expect(shown.join('')).toBe(words);
});
