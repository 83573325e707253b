import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);
/** The markup of a text, in one line. */
const shown = (text: string) => {
  const { container, unmount } = render(<Markdown text={text} />);
  const html = container.innerHTML.replace(/\n/g, ' ');
  unmount();
  return html;
};

it('shows headings below the page’s own, and paragraphs over several lines', () => {
  expect(shown('# Terms\r\nOne line\nand another.\n\n## Use ##\n#### More\n\nEnd  \nof it')).toBe(
    '<h2>Terms</h2><p>One line and another.</p><h2>Use</h2><h3>More</h3><p>End<br>of it</p>',
  );
});

it('shows lists in lists, numbered as they are', () => {
  expect(shown('3. three\n   - a\n   - b\n4. four')).toBe(
    '<ol start="3"><li>three<ul><li>a</li><li>b</li></ul></li><li>four</li></ol>',
  );
});

it('shows marks within a line', () => {
  expect(shown('**A _b_** *c* ~~d~~ `e*f*` \\*g\\* &copy;&nbsp;h &#8364; &unknown; AT&T')).toBe(
    '<p><strong>A <em>b</em></strong> <em>c</em> <del>d</del> <code>e*f*</code> *g* ©&nbsp;h € &amp;unknown; AT&amp;T</p>',
  );
});

it('shows tables, quotations, code and rules', () => {
  expect(shown('| a | b |\n|---|---|\n| 1 | **2** |')).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table>',
  );
  expect(shown('> quoted\n\n---\n\n```\n<b>\n```')).toBe(
    '<blockquote><p>quoted</p></blockquote><hr><pre><code>&lt;b&gt;</code></pre>',
  );
});

it('links to other sites, mail and this one', () => {
  expect(shown('[us](https://x.example/?a=1&amp;b=2), <mailto:a@b.example> [here](/terms#a)')).toBe(
    '<p><a href="https://x.example/?a=1&amp;b=2" rel="noreferrer" target="_blank">us</a>, <a href="mailto:a@b.example" rel="noreferrer">mailto:a@b.example</a> <a href="/terms#a" rel="noreferrer">here</a></p>',
  );
});

it.each([
  'javascript:alert%281%29',
  'JAVASCRIPT:alert%281%29',
  '&#106;avascript:alert%281%29',
  'java&#10;script:alert%281%29',
  'data:text/html,x',
  'vbscript:x',
  '//other.example',
  '/\\other.example',
  'x',
])('a link to %s is its text only', (address) => {
  expect(shown(`[read](${address}) [it]\n\n[it]: <${address}>`)).toMatch(/^<p>read it<\/p>$/);
});

it('HTML is text, and a picture its words', () => {
  expect(shown('<b onclick="x()">Hello</b> ![words](x.png)')).toBe(
    '<p>&lt;b onclick="x()"&gt;Hello&lt;/b&gt; words</p>',
  );
  expect(shown('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});
