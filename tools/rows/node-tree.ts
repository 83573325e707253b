/** A node of a tree that PostgreSQL has parsed: its kind, such as `VAR`, and its fields. */
export type TreeNode = { kind: string; fields: Record<string, Tree> };
/** A node, a list, a set of numbers (a list that begins with `b`), a text, or several of them in a row. `<>` is nothing. */
export type Tree = TreeNode | Tree[] | string | undefined;

/** Reads a tree as PostgreSQL writes it, for example in `pg_proc.prosqlbody`. */
export function readTree(text: string): Tree {
  const tokens = text.match(/[{}()]|(?:\\[^]|[^\s{}()\\])+/g) ?? [];
  let at = 0;
  const value = (): Tree => {
    const token = tokens[at++]!;
    if (token === '(') {
      const list: Tree[] = [];
      while (tokens[at] !== ')') list.push(value());
      at++;
      return list;
    }
    if (token !== '{') return token === '<>' ? undefined : token.replace(/^"|"$|\\(?=.)/g, '');
    const node: TreeNode = { kind: tokens[at++]!, fields: {} };
    while (tokens[at] !== '}') {
      const name = tokens[at++]!.slice(1);
      const values: Tree[] = [];
      while (tokens[at] !== '}' && !tokens[at]!.startsWith(':')) values.push(value());
      node.fields[name] = values.length === 1 ? values[0] : values;
    }
    at++;
    return node;
  };
  return value();
}

export const isNode = (tree: Tree, kind?: string): tree is TreeNode =>
  typeof tree === 'object' && !Array.isArray(tree) && (kind === undefined || tree.kind === kind);

export const listOf = (tree: Tree): TreeNode[] =>
  Array.isArray(tree) ? tree.filter((each) => isNode(each)) : isNode(tree) ? [tree] : [];

export const numberOf = (tree: Tree): number => Number(tree);
