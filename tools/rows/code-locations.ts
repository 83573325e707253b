import * as ts from 'typescript/unstable/ast';

/** What a parameter stands for in a call. `undefined`: an entry of a list that is not written out. */
export type Frame = { given: Map<ts.Node, CodeLocation | undefined>; within: Frame | undefined };
/** An expression, and the calls in which it is read. */
export type CodeLocation = { node: ts.Node; frame: Frame | undefined };

/** Why something is not known before the program runs. */
export class Unknown extends Error {}

/** What is given where nothing is. */
export const absent = { kind: ts.SyntaxKind.FalseKeyword } as ts.Node;
export const isUndefined = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'undefined';

/** The name of a property in an object. */
export const isKey = (node: ts.Identifier) =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Whether this is read for any entry of a list of which nothing is known. */
export const isOfAnyEntry = (frame: Frame | undefined): boolean =>
  frame !== undefined && ([...frame.given.values()].includes(undefined) || isOfAnyEntry(frame.within));

export function givenBy(
  call: ts.CallExpression,
  owner: ts.FunctionLikeDeclaration,
  frame: Frame | undefined,
): Frame['given'] {
  return new Map(
    owner.parameters.map((parameter, index) => {
      const argument = call.arguments[index] ?? parameter.initializer;
      return [parameter, argument ? { node: argument, frame } : { node: absent, frame }];
    }),
  );
}

/** The named function that an expression stands in. */
export function functionAround(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  for (let each = node.parent; each; each = each.parent)
    if (ts.isFunctionDeclaration(each) || (ts.isArrowFunction(each) && ts.isVariableDeclaration(each.parent)))
      return each;
  return undefined;
}

export const depthOf = (frame: Frame | undefined): number => {
  let depth = 0;
  for (let each = frame; each; each = each.within) depth++;
  return depth;
};

export function returnsOf(body: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) {
      if (node.expression) found.push(node.expression);
    } else if (!ts.isFunctionLikeDeclaration(node)) node.forEachChild(visit);
  };
  body.forEachChild(visit);
  return found;
}

export function unknown(node: ts.Node): Unknown {
  const text = node === absent ? 'nothing' : node.getText().replace(/\s+/g, ' ');
  return new Unknown(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
