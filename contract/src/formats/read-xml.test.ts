import { expect, test } from 'vitest';
import { childrenNamed, readXml, textOf } from './read-xml.ts';

test('names without prefixes, texts with their entities, and comments left out', () => {
  const root = readXml(
    '<a:list xml:id="x"><b>1 &lt; 2</b><!-- <b>no</b> --><c:b><![CDATA[&]]><d>!</d></c:b></a:list>',
  );
  expect([root.name, root.attributes.get('id')]).toEqual(['list', 'x']);
  expect(childrenNamed(root, 'b').map(textOf)).toEqual(['1 < 2', '&!']);
});

test('elements and attributes of foreign namespaces left out, whatever their prefixes are', () => {
  const root = readXml(
    '<a xmlns="urn:a" xmlns:f="urn:f" b="1" f:b="2"><f:b><c/></f:b><b xmlns="urn:f"><c/></b><x:b/><g xmlns:f="urn:a"><f:b f:c="3"/></g><f:b/></a>',
    (namespace) => namespace === 'urn:f',
  );
  expect([...root.attributes]).toEqual([['b', '1']]);
  const names = root.children.map((child) => (child.kind === 'element' ? child.name : ''));
  expect(names).toEqual(['b', 'g']);
  const [inside] = childrenNamed(childrenNamed(root, 'g')[0]!, 'b');
  expect([...inside!.attributes]).toEqual([['c', '3']]);
});

test.each([
  ['<a>\n<b></a>', 2, 'not well-formed'],
  ['', 1, 'not well-formed'],
  ['plain text', 1, 'not well-formed'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 1, 'a document type declaration is not accepted'],
  ['<a>'.repeat(101), 1, 'nested too deeply'],
])('%j is refused, by its line', (text, line, reason) => {
  expect(() => readXml(text)).toThrow(
    expect.objectContaining({ line, message: expect.stringContaining(reason) }),
  );
});
