import { expect, test } from 'vitest';
import { childrenNamed, readXml, textOf } from './read-xml.ts';

test('names without prefixes, texts with their entities, and comments left out', () => {
  const root = readXml(
    '<a:list xml:id="x"><b>1 &lt; 2</b><!-- <b>no</b> --><c:b><![CDATA[&]]><d>!</d></c:b></a:list>',
  );
  expect([root.name, root.attributes.get('id')]).toEqual(['list', 'x']);
  expect(childrenNamed(root, 'b').map(textOf)).toEqual(['1 < 2', '&!']);
});

test.each([
  ['<a>\n<b></a>', 2, 'no well-formed XML'],
  ['', 1, 'no well-formed XML'],
  ['plain text', 1, 'no well-formed XML'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 1, 'a document type is not accepted'],
  ['<a>'.repeat(101), 1, 'nested too deeply'],
])('%j is refused, by its line', (text, line, reason) => {
  expect(() => readXml(text)).toThrow(
    expect.objectContaining({ line, message: expect.stringContaining(reason) }),
  );
});
