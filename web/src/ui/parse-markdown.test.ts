import { expect, it } from 'vitest';
import { readInline, readMarkdown } from './parse-markdown.ts';

it('reads headings, paragraphs over several lines, and lists of both kinds', () => {
  const text = '# Terms\r\nOne line\nand another.\n\n## Use ##\n- first\n- second\n1. one\n2) two\n\nEnd';
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', level: 1, content: [{ kind: 'text', text: 'Terms' }] },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'One line and another.' }] },
    { kind: 'heading', level: 2, content: [{ kind: 'text', text: 'Use' }] },
    {
      kind: 'list',
      isNumbered: false,
      items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]],
    },
    {
      kind: 'list',
      isNumbered: true,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
    },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'End' }] },
  ]);
});

it('an item that a paragraph comes before begins a list of its own', () => {
  expect(readMarkdown('- one\nText\n- two').map(({ kind }) => kind)).toEqual(['list', 'paragraph', 'list']);
});

it('reads marks within a line', () => {
  expect(readInline('**A** *b* `c*d*` and [us](https://x.example/y).')).toEqual([
    { kind: 'strong', text: 'A' },
    { kind: 'text', text: ' ' },
    { kind: 'emphasis', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'c*d*' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', text: 'us', address: 'https://x.example/y' },
    { kind: 'text', text: '.' },
  ]);
});

it.each(['javascript:alert%281%29', 'data:text/html,x', '//other.example', '/\\other.example', 'x'])(
  'a link to %s is its text only',
  (address) => expect(readInline(`[read](${address})`)).toEqual([{ kind: 'text', text: 'read' }]),
);

it('HTML is text', () => {
  expect(readMarkdown('<b onclick="x()">Hello</b>')).toEqual([
    { kind: 'paragraph', content: [{ kind: 'text', text: '<b onclick="x()">Hello</b>' }] },
  ]);
});
