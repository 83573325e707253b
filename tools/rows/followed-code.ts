import type { Checker } from 'typescript/unstable/sync';
import * as ts from 'typescript/unstable/ast';
import {
  absent,
  depthOf,
  type Frame,
  givenBy,
  isKey,
  isOfAnyEntry,
  type CodeLocation,
  returnsOf,
  Unknown,
  unknown,
} from './code-locations.ts';

const mostSteps = 20_000;
const deepest = 60;

/** Follows expressions to where they come from: through constants, functions, their callers, objects and lists. */
export class FollowedCode {
  readonly #checker: Checker;
  readonly #calls: ReadonlyMap<string, readonly ts.CallExpression[]>;
  readonly #declarations = new Map<ts.Node, ts.Node | undefined>();
  #choose: (node: ts.Node, count: number) => number = () => 0;
  #steps = 0;

  /** `calls`: those of the program, by the name of what is called. */
  constructor(checker: Checker, calls: ReadonlyMap<string, readonly ts.CallExpression[]>) {
    this.#checker = checker;
    this.#calls = calls;
  }

  /** `choose` says which of so many branches, callers or entries is taken where more than one is possible. */
  begin(choose: (node: ts.Node, count: number) => number): void {
    this.#choose = choose;
    this.#steps = 0;
  }

  /** The entries of a list that is written out; one entry stands for those that are made of values. */
  items(location: CodeLocation): CodeLocation[] {
    const { node, frame } = this.follow(location);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((each) =>
        ts.isSpreadElement(each) ? this.items({ node: each.expression, frame }) : [{ node: each, frame }],
      );
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: list, name } = node.expression;
      const [first] = node.arguments;
      if (name.text === 'filter') return this.items({ node: list, frame });
      if (first && name.text === 'map') return this.#mapped(list, first, frame);
      if (first && name.text === 'flatMap')
        return this.#mapped(list, first, frame).flatMap((each) => this.items(each));
      if (first && list.getText() === 'Object') {
        const object = this.follow({ node: first, frame });
        if (ts.isObjectLiteralExpression(object.node))
          return object.node.properties.flatMap((each) => {
            if (!ts.isPropertyAssignment(each)) return [];
            return [{ node: name.text === 'keys' ? each.name : each.initializer, frame: object.frame }];
          });
      }
    }
    throw unknown(node);
  }

  #mapped(list: ts.Expression, by: ts.Expression, frame: Frame | undefined): CodeLocation[] {
    const made = this.follow({ node: by, frame });
    if (!ts.isFunctionLikeDeclaration(made.node)) throw unknown(by);
    const [parameter] = made.node.parameters;
    let items: (CodeLocation | undefined)[];
    try {
      items = this.items({ node: list, frame });
    } catch (problem) {
      if (!(problem instanceof Unknown)) throw problem;
      items = [undefined];
    }
    return items.map((item) =>
      this.#answer(made, parameter ? new Map([[parameter as ts.Node, item]]) : new Map()),
    );
  }

  /** The expression that another one comes from. */
  follow(location: CodeLocation): CodeLocation {
    if (++this.#steps > mostSteps) throw new Unknown('it does not end');
    const { node, frame } = location;
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return this.follow({ node: node.expression, frame });
    if (ts.isConditionalExpression(node)) {
      const isTrue = this.#decide(node.condition, frame) ?? this.#choose(node, 2) === 0;
      return this.follow({ node: isTrue ? node.whenTrue : node.whenFalse, frame });
    }
    if (ts.isBinaryExpression(node)) return this.#followEither(node, frame);
    if (ts.isIdentifier(node)) return this.#followName(node, frame);
    if (ts.isPropertyAccessExpression(node)) {
      const property = this.property({ node: node.expression, frame }, node.name.text);
      return property ? this.follow(property) : location;
    }
    if (ts.isElementAccessExpression(node)) return this.#followEntry(node, frame);
    if (ts.isCallExpression(node)) return this.#followCall(node, frame);
    return location;
  }

  /** Whether two names are the same, where both are known before the program runs. */
  #decide(condition: ts.Expression, frame: Frame | undefined): boolean | undefined {
    if (!ts.isBinaryExpression(condition) || !ts.isStringLiteral(condition.right)) return undefined;
    if (condition.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) return undefined;
    const { node } = this.follow({ node: condition.left, frame });
    const name = ts.isStringLiteral(node) || (ts.isIdentifier(node) && isKey(node)) ? node.text : undefined;
    return name === undefined ? undefined : name === condition.right.text;
  }

  #followEither(node: ts.BinaryExpression, frame: Frame | undefined): CodeLocation {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.#choose(node, 2) === 0 ? this.follow({ node: node.right, frame }) : { node: absent, frame };
    if (kind !== ts.SyntaxKind.QuestionQuestionToken && kind !== ts.SyntaxKind.BarBarToken)
      return { node, frame };
    return this.follow({ node: this.#choose(node, 2) === 0 ? node.left : node.right, frame });
  }

  #followName(name: ts.Identifier, frame: Frame | undefined): CodeLocation {
    const declaration = this.#declarationOf(name);
    if (!declaration) return { node: name, frame };
    return this.#followDeclaration(declaration, { node: name, frame });
  }

  #followDeclaration(declaration: ts.Node, location: CodeLocation): CodeLocation {
    const { frame } = location;
    if (ts.isVariableDeclaration(declaration))
      return declaration.initializer && isConstant(declaration)
        ? this.follow({ node: declaration.initializer, frame })
        : location;
    if (ts.isParameterDeclaration(declaration)) {
      const given = this.#given(declaration, frame);
      return given ? this.follow(given) : location;
    }
    if (ts.isBindingElement(declaration)) {
      const owner = declaration.parent.parent;
      const name = (declaration.propertyName ?? declaration.name)?.getText();
      const from = this.#followDeclaration(owner, { node: owner, frame });
      const property = from.node !== owner && name && this.property(from, name);
      if (property) return this.follow(property);
      return declaration.initializer ? this.follow({ node: declaration.initializer, frame }) : location;
    }
    return ts.isFunctionDeclaration(declaration) ? { node: declaration, frame } : location;
  }

  /** What a parameter was given: in the call that is read, or else in one of all calls of its function. */
  #given(parameter: ts.ParameterDeclaration, frame: Frame | undefined): CodeLocation | undefined {
    for (let each = frame; each; each = each.within)
      if (each.given.has(parameter)) return each.given.get(parameter);
    const owner = parameter.parent;
    const calls = this.callsOf(owner);
    if (calls.length === 0) return undefined;
    const call = calls[this.#choose(owner, calls.length)]!;
    const index = (owner as ts.FunctionDeclaration).parameters.indexOf(parameter);
    const argument = call.arguments[index] ?? parameter.initializer;
    return argument && { node: argument, frame: undefined };
  }

  /** The calls of a function by its name. */
  callsOf(owner: ts.Node): ts.CallExpression[] {
    const named = ts.isFunctionDeclaration(owner) ? owner : owner.parent;
    if (named !== owner && !ts.isVariableDeclaration(named)) return [];
    const name = (named as ts.FunctionDeclaration).name?.getText() ?? '';
    return (this.#calls.get(name) ?? []).filter(
      ({ expression }) => ts.isIdentifier(expression) && this.#declarationOf(expression) === named,
    );
  }

  #followEntry(
    { expression, argumentExpression }: ts.ElementAccessExpression,
    frame: Frame | undefined,
  ): CodeLocation {
    const { node, frame: own } = this.follow({ node: expression, frame });
    const key = this.follow({ node: argumentExpression, frame }).node;
    const name = ts.isStringLiteral(key) || (ts.isIdentifier(key) && isKey(key)) ? key.text : undefined;
    if (ts.isArrayLiteralExpression(node)) {
      const entry =
        node.elements[ts.isNumericLiteral(key) ? Number(key.text) : this.#choose(node, node.elements.length)];
      if (entry) return this.follow({ node: entry, frame: own });
    }
    if (!ts.isObjectLiteralExpression(node)) return { node: argumentExpression, frame };
    if (name !== undefined) {
      const property = this.property({ node, frame: own }, name);
      if (property) return this.follow(property);
    }
    if (isOfAnyEntry(frame)) throw unknown(argumentExpression);
    const entry = node.properties[this.#choose(node, node.properties.length)];
    if (entry && ts.isPropertyAssignment(entry)) return this.follow({ node: entry.initializer, frame: own });
    if (entry && ts.isShorthandPropertyAssignment(entry)) return this.#shorthand(entry, own);
    return { node: argumentExpression, frame };
  }

  /** What an object has under a name. */
  property(location: CodeLocation, name: string): CodeLocation | undefined {
    const { node, frame } = this.follow(location);
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    for (const each of node.properties.toReversed()) {
      if (ts.isSpreadAssignment(each)) {
        const property = this.property({ node: each.expression, frame }, name);
        if (property) return property;
      } else if (each.name?.getText().replaceAll("'", '') === name) {
        if (ts.isPropertyAssignment(each)) return { node: each.initializer, frame };
        if (ts.isShorthandPropertyAssignment(each)) return this.#shorthand(each, frame);
        if (ts.isMethodDeclaration(each)) return { node: each, frame };
      }
    }
    return undefined;
  }

  #shorthand(property: ts.ShorthandPropertyAssignment, frame: Frame | undefined): CodeLocation {
    const declaration = this.#remembered(property, () =>
      this.#checker.getShorthandAssignmentValueSymbol(property),
    );
    return declaration
      ? this.#followDeclaration(declaration, { node: property.name, frame })
      : { node: property.name, frame };
  }

  #followCall(call: ts.CallExpression, frame: Frame | undefined): CodeLocation {
    const called = this.follow({ node: call.expression, frame });
    const { node } = called;
    if (!ts.isFunctionLikeDeclaration(node) || isOfSql(node)) return { node: call, frame };
    return this.#answer(called, givenBy(call, node, frame), frame);
  }

  /** What a function returns. */
  #answer({ node, frame }: CodeLocation, given: Frame['given'], within = frame): CodeLocation {
    if (depthOf(within) > deepest) throw new Unknown('it calls itself');
    const inside = { given, within: within ?? frame };
    const { body } = node as ts.FunctionDeclaration | ts.ArrowFunction;
    if (!body) throw unknown(node);
    if (!ts.isBlock(body)) return this.follow({ node: body, frame: inside });
    const returned = returnsOf(body);
    const chosen = returned[this.#choose(node, returned.length)];
    if (!chosen) throw unknown(node);
    return this.follow({ node: chosen, frame: inside });
  }

  #declarationOf(name: ts.Identifier): ts.Node | undefined {
    return this.#remembered(name, () => this.#checker.getSymbolAtLocation(name));
  }

  #remembered(
    node: ts.Node,
    symbolOf: () => ReturnType<Checker['getAliasedSymbol']> | undefined,
  ): ts.Node | undefined {
    if (!this.#declarations.has(node)) {
      let symbol = symbolOf();
      const first = symbol?.declarations[0];
      if (symbol && first && isImport(first.kind)) symbol = this.#checker.getAliasedSymbol(symbol);
      const handle = symbol?.valueDeclaration ?? symbol?.declarations[0];
      this.#declarations.set(node, handle && !isOfLibrary(handle.path) ? handle.resolve() : undefined);
    }
    return this.#declarations.get(node);
  }
}

const isConstant = ({ parent }: ts.VariableDeclaration) => (parent.flags & ts.NodeFlags.Const) !== 0;

const isImport = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.ImportSpecifier ||
  kind === ts.SyntaxKind.ImportClause ||
  kind === ts.SyntaxKind.NamespaceImport;

const isOfLibrary = (path: string) => path.includes('node_modules') || path.startsWith('bundled:');

const isOfSql = (node: ts.Node) => node.getSourceFile().fileName.endsWith('platform/db/sql.ts');
