import type { Checker } from 'typescript/unstable/sync';
import * as ts from 'typescript/unstable/ast';
import {
  type Frame,
  functionAround,
  givenBy,
  isKey,
  isOfAnyEntry,
  isUndefined,
  type CodeLocation,
  Unknown,
  unknown,
} from './code-locations.ts';
import type { FollowedCode } from './followed-code.ts';

/** Texts are read with that many different choices of branches, callers and entries at most. */
const mostChoices = 8;

/**
 * Reads the texts that a statement can have out of the code that puts it together. A value becomes `$1` and so on, as `sql` does it;
 * fragments are followed.
 */
export class StatementTexts {
  readonly #checker: Checker;
  readonly #code: FollowedCode;
  readonly #fragments = new Map<ts.Node, boolean>();
  #choose: (node: ts.Node, count: number) => number = () => 0;
  #values = 0;

  constructor(checker: Checker, code: FollowedCode) {
    this.#checker = checker;
    this.#code = code;
  }

  /**
   * Different texts of one statement, or why there is none. Not all that it can have: each branch is taken once, not each with each.
   * `call`: the call of its function that is read, else any.
   */
  of(statement: ts.Expression, call?: ts.CallExpression): { texts: string[]; reason: string } {
    const owner = call && functionAround(statement);
    const frame = owner && { given: givenBy(call, owner, undefined), within: undefined };
    const texts = new Set<string>();
    let reason = '';
    for (let turn = 0; turn < mostChoices; turn++) {
      let isChosen = false;
      this.#values = 0;
      this.#choose = (node, count) => {
        isChosen ||= count > 1;
        if (turn < 2) return turn === 0 ? 0 : count - 1;
        return turn < count ? turn : ((node.pos * 31 + turn * 17) % 1_013) % count;
      };
      this.#code.begin(this.#choose);
      try {
        texts.add(this.#text({ node: statement, frame }) ?? '');
      } catch (problem) {
        if (!(problem instanceof Unknown)) throw problem;
        reason ||= problem.message;
      }
      if (!isChosen) break;
    }
    return { texts: [...texts].filter((text) => text.trim() !== ''), reason };
  }

  /** The text of a fragment; `undefined` for one that is left out, as by `condition && sql…`. */
  #text(location: CodeLocation): string | undefined {
    const { node, frame } = this.#code.follow(location);
    if (ts.isTaggedTemplateExpression(node))
      return this.#template(node.template, (part) => this.#part({ node: part, frame }));
    if (ts.isCallExpression(node)) return this.#built(node, frame);
    if (ts.isObjectLiteralExpression(node)) {
      const text = this.#code.property({ node, frame }, 'text');
      if (text) return this.#string(text);
    }
    if (node.kind === ts.SyntaxKind.FalseKeyword || isUndefined(node)) return undefined;
    return this.#string({ node, frame });
  }

  #part(location: CodeLocation): string {
    if (this.#isFragment(location.node)) {
      const text = this.#text(location);
      if (text !== undefined) return text;
    }
    return `$${++this.#values}`;
  }

  /** What the functions of sql.ts make that do not put templates together. */
  #built(call: ts.CallExpression, frame: Frame | undefined): string | undefined {
    const [first, second] = call.arguments;
    const name = call.expression.getText();
    if (name === 'literal') return '0';
    if (name === 'rawSql' && first) return this.#string({ node: first, frame });
    if (name === 'pipelined' && first) return this.#text({ node: first, frame });
    if (name !== 'joinSql' || !first || !second) throw unknown(call);
    const texts = this.#code.items({ node: first, frame }).map((item) => this.#text(item));
    return texts.filter((text) => text !== undefined).join(this.#string({ node: second, frame }));
  }

  #template(template: ts.Node, part: (expression: ts.Expression) => string): string {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
    if (!ts.isTemplateExpression(template)) throw unknown(template);
    return template.templateSpans.reduce(
      (text, { expression, literal }) => text + part(expression) + literal.text,
      template.head.text,
    );
  }

  /** A text that is known before the program runs. */
  #string(location: CodeLocation): string {
    const { node, frame } = this.#code.follow(location);
    if (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
      return this.#template(node, (part) => this.#string({ node: part, frame }));
    if (ts.isIdentifier(node) && isKey(node)) return node.text;
    if (ts.isCallExpression(node)) {
      // A text of a value is that of a number, since others never become part of a statement.
      if (node.expression.getText() === 'String') return '0';
      const [separator] = node.arguments;
      if (separator && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join')
        return this.#code
          .items({ node: node.expression.expression, frame })
          .map((each) => this.#string(each))
          .join(this.#string({ node: separator, frame }));
    }
    if (isOfAnyEntry(frame)) throw unknown(node);
    const type = this.#checker.getTypeAtLocation(node);
    const values = type?.isUnionType() ? type.getTypes() : [type];
    const value = values[this.#choose(node, values.length)];
    if (value?.isStringLiteralType()) return value.value;
    throw unknown(node);
  }

  #isFragment(node: ts.Node): boolean {
    let found = this.#fragments.get(node);
    if (found === undefined) {
      const type = this.#checker.getTypeAtLocation(node);
      const types = type?.isUnionType() ? type.getTypes() : [type];
      found = types.some((each) => each?.getSymbol()?.name === 'Sql');
      this.#fragments.set(node, found);
    }
    return found;
  }
}
