import { expect, test } from 'vitest';
import { readXml, textOf } from './read-xml.ts';
import { element, textElement, xmlDocument } from './write-xml.ts';

test('texts and attributes are read as they were written, without what XML forbids', () => {
  const text = `<a href="x">'&amp;' \u{1F600}\uD800\u0000\uFFFE end`;
  const root = readXml(xmlDocument(element('a', { b: text, c: 2, d: undefined }, textElement('e', text))));
  const read = `<a href="x">'&amp;' \u{1F600} end`;
  expect([textOf(root), [...root.attributes]]).toEqual([
    read,
    [
      ['b', read],
      ['c', '2'],
    ],
  ]);
});

test('an element without content is empty', () => expect(element('a', {})).toBe('<a/>'));
