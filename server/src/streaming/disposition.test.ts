import { expect, test } from 'vitest';
import { disposition } from './disposition.ts';

test.each([
  ['slides v2.pdf', 'slides v2.pdf', 'slides%20v2.pdf'],
  ['Überblick.pdf', '_berblick.pdf', '%C3%9Cberblick.pdf'],
  ['a"; filename="b.html', 'a__ filename__b.html', 'a%22%3B%20filename%3D%22b.html'],
  ["it's (new)*.pdf", 'it_s (new)_.pdf', 'it%27s%20%28new%29%2A.pdf'],
  ['a\r\nset-cookie: b', 'a__set-cookie_ b', 'a%0D%0Aset-cookie%3A%20b'],
  ['lone \ud800', 'lone _', 'lone%20%EF%BF%BD'],
])('the name %j cannot end its field', (name, plain, encoded) => {
  expect(disposition(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
