import { join, relative } from 'node:path';
import * as ts from 'typescript/unstable/ast';
import { type Checker, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { functionAround } from './code-locations.ts';
import { FollowedCode } from './followed-code.ts';
import { StatementTexts } from './statement-texts.ts';

/** A field of a declared row. `types`: what `described-columns.ts` calls them; `other` is a type that no column has. */
export type Field = { name: string; isOptional: boolean; mayBeNull: boolean; types: string[] };
/** A call of `query`, with the texts that its statement can have, or the reason why none is known. */
export type Query = { path: string; line: number; texts: string[]; reason: string; fields: Field[] };

/** The calls of `query` in these files that say which rows they expect. */
export function readQueries({ checker, program }: Project, root: string, files: readonly string[]): Query[] {
  const calls = new Map<string, ts.CallExpression[]>();
  for (const file of files) collectCalls(program.getSourceFile(join(root, file))!, calls);
  const code = new FollowedCode(checker, calls);
  const texts = new StatementTexts(checker, code);
  const queries = calls.get('query') ?? [];
  const types = checker.getTypeAtLocation(queries);
  const placeOf = ({ expression }: ts.CallExpression) => {
    const source = expression.getSourceFile();
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    const { line } = source.getLineAndCharacterOfPosition(name.getStart());
    return { path: relative(root, source.fileName), line: line + 1 };
  };
  return queries.flatMap((call, index): Query[] => {
    const row = rowOf(checker, types[index]);
    const [statement] = call.arguments;
    if (!row || !statement) return [];
    const parts = row.isIntersectionType() ? row.getTypes() : [row];
    if (!parts.some((each) => each.isTypeParameter())) {
      const fields = fieldsOf(checker, row);
      return fields.length === 0 ? [] : [{ ...placeOf(call), ...texts.of(statement), fields }];
    }
    // Hands on what it is given.
    if (row.isTypeParameter() && ts.isIdentifier(statement) && texts.of(statement).texts.length === 0)
      return [];
    // A function for rows of any type: its callers say which, by their first type.
    const owner = functionAround(call);
    const callers = owner ? code.callsOf(owner) : [];
    if (callers.length === 0)
      return [{ ...placeOf(call), texts: [], reason: 'rows of any type', fields: [] }];
    return callers.map((caller) => {
      const [first] = caller.typeArguments ?? [];
      const own = first && checker.getTypeFromTypeNode(first);
      if (!own) return { ...placeOf(caller), texts: [], reason: 'the row has no type here', fields: [] };
      return { ...placeOf(caller), ...texts.of(statement, caller), fields: fieldsOf(checker, own) };
    });
  });
}

function collectCalls(file: ts.SourceFile, calls: Map<string, ts.CallExpression[]>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression)
        ? expression.name.text
        : ts.isIdentifier(expression)
          ? expression.text
          : undefined;
      if (name) calls.set(name, [...(calls.get(name) ?? []), node]);
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
}

/** The row of a `Promise<Row[]>`, or of what `pg` answers. */
function rowOf(checker: Checker, promise: Type | undefined): Type | undefined {
  const rows = promise && argumentOf(checker, promise, 'Promise');
  return rows && (argumentOf(checker, rows, 'Array') ?? argumentOf(checker, rows, 'QueryResult'));
}

function argumentOf(checker: Checker, type: Type, name: string): Type | undefined {
  return type.isTypeReference() && type.getSymbol()?.name === name
    ? checker.getTypeArguments(type)[0]
    : undefined;
}

function fieldsOf(checker: Checker, row: Type): Field[] {
  const symbols = checker.getPropertiesOfType(row);
  const types = symbols.length > 0 ? checker.getTypeOfSymbol(symbols) : [];
  return symbols.map((symbol, index) => {
    const all = partsOf(types[index]!);
    return {
      name: symbol.name,
      isOptional: (symbol.flags & SymbolFlags.Optional) !== 0,
      mayBeNull: all.some(
        ({ flags }) => (flags & (TypeFlags.Null | TypeFlags.Any | TypeFlags.Unknown)) !== 0,
      ),
      types: [
        ...new Set(
          all
            .filter(({ flags }) => (flags & (TypeFlags.Null | TypeFlags.Undefined)) === 0)
            .map((each) => nameOf(checker, each)),
        ),
      ],
    };
  });
}

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

function nameOf(checker: Checker, type: Type): string {
  const { flags } = type;
  if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return 'unknown';
  if (flags & TypeFlags.StringLike) return 'string';
  if (flags & TypeFlags.NumberLike) return 'number';
  if (flags & TypeFlags.BooleanLike) return 'boolean';
  if (type.isIntersectionType()) return nameOf(checker, type.getTypes()[0]!);
  const name = type.getSymbol()?.name ?? '';
  if (name === 'Array' || name === 'ReadonlyArray') {
    const [entry] = checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0]);
    const names = entry ? [...new Set(partsOf(entry).map((each) => nameOf(checker, each)))] : [];
    return `${names.length === 1 ? names[0] : 'unknown'}[]`;
  }
  if (name === 'Buffer') return 'Uint8Array';
  return name === 'Date' || name === 'Uint8Array' ? name : 'other';
}
