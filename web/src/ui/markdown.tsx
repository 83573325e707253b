import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

/**
 * A text in Markdown, as elements of its own: HTML in it is text. Its headings stand below the page's own, so that there is
 * one first heading.
 */
export const Markdown = ({ text }: { text: string }) => all(lexer(text));

const all = (tokens: readonly Token[]): ReactNode[] =>
  tokens.map((token, index) => <Fragment key={index}>{drawn(token as MarkedToken)}</Fragment>);

/** One token. What has no place in a text, such as a picture, is its words. */
function drawn(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading': {
      const Heading = token.depth <= 2 ? 'h2' : 'h3';
      return <Heading>{all(token.tokens)}</Heading>;
    }
    case 'paragraph':
      return <p>{all(token.tokens)}</p>;
    case 'blockquote':
      return <blockquote>{all(token.tokens)}</blockquote>;
    case 'list':
      return list(token);
    case 'table':
      return table(token);
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
      return <strong>{all(token.tokens)}</strong>;
    case 'em':
      return <em>{all(token.tokens)}</em>;
    case 'del':
      return <del>{all(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return link(token);
    case 'html':
      return token.block ? <p>{token.text}</p> : token.text;
    case 'text':
      return token.tokens ? all(token.tokens) : withCharacters(token.text);
    case 'escape':
    case 'image':
      return token.text;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    default:
      return null;
  }
}

function list({ ordered, start, items }: Tokens.List) {
  const entries = items.map(({ tokens }, index) => <li key={index}>{all(tokens)}</li>);
  return ordered ? <ol start={Number(start)}>{entries}</ol> : <ul>{entries}</ul>;
}

function table({ header, rows }: Tokens.Table) {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, index) => (
            <th key={index} scope="col">
              {all(tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ tokens }, index) => (
              <td key={index}>{all(tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function link({ href, tokens, autolink }: Tokens.Link) {
  const address = autolink ? href : withCharacters(href);
  if (!isSafe(address)) return all(tokens);
  return (
    <a href={address} rel="noreferrer">
      {all(tokens)}
    </a>
  );
}

/** Never a script or data: other sites, mail, and paths of this origin. */
const isSafe = (address: string) => /^(https?:\/\/|mailto:|#|\/(?![/\\]))/i.test(address);

/** Characters in the place of their names, such as `&nbsp;`. */
const withCharacters = (text: string) =>
  text.replace(
    /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi,
    (name) => new DOMParser().parseFromString(name, 'text/html').body.textContent ?? name,
  );
