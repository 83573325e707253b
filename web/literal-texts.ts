import { parseSync, Visitor, type ESTree } from 'vite';

/** Attributes that people read or hear, whatever their value looks like. */
const readable =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|tip|text|help|lead|fact|closeLabel)$/;
/** Fields whose values are names for programs. */
const forPrograms =
  /^(className|sizes|placement|sortBy|sortOrder|key|style|allow|aria-keyshortcuts|preserveAspectRatio)$/;
/** Calls whose texts are selectors, queries or lists of codes. */
const takesCode =
  /^(matchMedia|useMediaQuery|querySelector(All)?|closest|matches|split|includes|call|callPaged|addEventListener)$/;

/** The same in every language: the portal's name, a vendor's, what is printed on keys, the beginning of an address, a header. */
const names = /^(TV|Apple|Esc|Escape|Tab|Enter|Bytes|https:\/\/|webhook-id:)$/;
const isMarkup = (value: string) => value.includes('="');

const hasLetters = (value: string) => /\p{L}/u.test(value);
/** Two words beside each other, or one that begins with a capital letter. */
const looksLikeText = (value: string) =>
  /\p{L}\p{Ll}+[,.:;]? \p{L}+/u.test(value) || /^\p{Lu}\p{Ll}+[.…!?:]?$/u.test(value.trim());

/** The texts that a module says itself instead of taking them from the catalogue. */
export function literalTexts(path: string, code: string): string[] {
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: string[] = [];
  /** Places in the code whose literals are no texts. */
  const passed: [start: number, end: number][] = [];
  const pass = (node: { start: number; end: number } | null | undefined) => {
    if (node) passed.push([node.start, node.end]);
  };
  const hear = (node: { start: number; end: number }, value: string, isText: (value: string) => boolean) => {
    if (!isText(value) || names.test(value.trim()) || isMarkup(value)) return;
    if (!passed.some(([start, end]) => start <= node.start && node.end <= end)) found.push(value.trim());
  };
  /** What is shown as it is, through either side of a choice. */
  const hearShown = (node: ESTree.Node): void => {
    if (node.type === 'JSXExpressionContainer') hearShown(node.expression);
    if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(hearShown);
    if (node.type === 'LogicalExpression') hearShown(node.right);
    if (node.type !== 'Literal' || typeof node.value !== 'string') return;
    hear(node, node.value, hasLetters);
    pass(node);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => pass(source),
    ImportExpression: ({ source }) => pass(source),
    TSLiteralType: pass,
    // For developers who read the console.
    ThrowStatement: pass,
    NewExpression(node) {
      if (nameOf(node.callee).endsWith('Error')) pass(node);
    },
    CallExpression(node) {
      if (node.callee.type === 'Super' || takesCode.test(nameOf(node.callee))) pass(node);
    },
    BinaryExpression({ left, right }) {
      for (const side of [left, right]) if (side.type === 'Literal') pass(side);
    },
    Property({ key, value }) {
      if (forPrograms.test(nameOf(key))) pass(value);
    },
    JSXText: (node) => hear(node, node.value, hasLetters),
    JSXElement: ({ children }) => children.forEach(hearShown),
    JSXFragment: ({ children }) => children.forEach(hearShown),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !value) return;
      if (forPrograms.test(name.name)) pass(value);
      else if (readable.test(name.name)) hearShown(value);
    },
    Literal(node) {
      if (typeof node.value === 'string') hear(node, node.value, looksLikeText);
    },
    TemplateLiteral(node) {
      hear(node, node.quasis.map(({ value }) => value.cooked).join('…'), looksLikeText);
    },
  }).visit(program);
  return found;
}

/** `f` of `f`, `a.f` and `a?.f`. */
function nameOf(node: ESTree.Expression | ESTree.PropertyKey | ESTree.Super): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  return '';
}
