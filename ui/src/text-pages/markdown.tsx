import { getDefaults, lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

type Props = {
  text: string;
  /** Whether a break of a line stays one. Markdown joins such lines to a paragraph. */
  keepsLines?: boolean;
  /** Draws what stands between the marks. Without it, it is text. */
  words?: (words: string) => ReactNode;
};
type Words = NonNullable<Props['words']>;

/**
 * A text in Markdown, as elements of its own: HTML in it is text. Its headings stand below the page's own, so that there is
 * one first heading.
 */
export const Markdown = ({ text, keepsLines = false, words = (plain) => plain }: Props) =>
  all(lexer(text, { ...getDefaults(), breaks: keepsLines }), words);

const all = (tokens: readonly Token[], words: Words): ReactNode[] =>
  tokens.map((token, index) => <Fragment key={index}>{drawn(token as MarkedToken, words)}</Fragment>);

/** One token. What has no place in a text, such as a picture, is its words. */
function drawn(token: MarkedToken, words: Words): ReactNode {
  switch (token.type) {
    case 'heading': {
      const Heading = token.depth <= 2 ? 'h2' : 'h3';
      return <Heading>{all(token.tokens, words)}</Heading>;
    }
    case 'paragraph':
      return <p>{all(token.tokens, words)}</p>;
    case 'blockquote':
      return <blockquote>{all(token.tokens, words)}</blockquote>;
    case 'list':
      return list(token, words);
    case 'table':
      return table(token, words);
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'strong':
      return <strong>{all(token.tokens, words)}</strong>;
    case 'em':
      return <em>{all(token.tokens, words)}</em>;
    case 'del':
      return <del>{all(token.tokens, words)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return link(token, words);
    case 'html':
      return token.block ? <p>{token.text}</p> : token.text;
    case 'text':
      return token.tokens ? all(token.tokens, words) : words(withCharacters(token.text));
    case 'escape':
    case 'image':
      return token.text;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    default:
      return null;
  }
}

function list({ ordered, start, items }: Tokens.List, words: Words) {
  const entries = items.map(({ tokens }, index) => <li key={index}>{all(tokens, words)}</li>);
  return ordered ? <ol start={Number(start)}>{entries}</ol> : <ul>{entries}</ul>;
}

function table({ header, rows }: Tokens.Table, words: Words) {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, index) => (
            <th key={index} scope="col">
              {all(tokens, words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ tokens }, index) => (
              <td key={index}>{all(tokens, words)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function link({ href, tokens, autolink, raw }: Tokens.Link, words: Words) {
  const address = autolink ? withProtocol(href, raw) : withCharacters(href);
  if (!isSafe(address)) return all(tokens, words);
  return (
    <a href={address} rel="noreferrer" {...(isElsewhere(address) && { target: '_blank' })}>
      {/* The words of a link hold no other link. */}
      {all(tokens, (plain) => plain)}
    </a>
  );
}

const withProtocol = (href: string, raw: string) => (raw.startsWith('www.') ? `https://${raw}` : href);

/** What leads elsewhere opens beside the page, which may be playing. */
const isElsewhere = (address: string) => /^https?:/i.test(address);

/** Never a script or data: other sites, mail, and paths of this origin. */
const isSafe = (address: string) => /^(https?:\/\/|mailto:|#|\/(?![/\\]))/i.test(address);

/** Characters in the place of their names, such as `&nbsp;`. */
const withCharacters = (text: string) =>
  text.replace(
    /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi,
    (name) => new DOMParser().parseFromString(name, 'text/html').body.textContent ?? name,
  );
