import { isNode, listOf, numberOf, type Tree, type TreeNode } from './node-tree.ts';

/** What PostgreSQL knows of tables and functions. */
export type Catalog = {
  /** `<oid of the table>.<number of the column>` of the columns that are never null. */
  required: ReadonlySet<string>;
  functions: ReadonlyMap<number, { name: string; isStrict: boolean }>;
};

type Fields = TreeNode['fields'];
/**
 * A query, the columns that its conditions leave no null of, as `<entry>.<column>`, and the query around it. `isBefore`: of an
 * `update` what its rows were.
 */
type Query = { fields: Fields; known: ReadonlySet<string>; around: Query | undefined; isBefore?: true };

/** Strict functions that may answer null for values that are none. */
const mayAnswerNull = new Set(
  `array_length array_lower array_ndims array_position array_upper json_array_element json_array_element_text
  json_extract_path json_extract_path_text json_object_field json_object_field_text jsonb_array_element jsonb_array_element_text
  jsonb_extract_path jsonb_extract_path_text jsonb_object_field jsonb_object_field_text jsonb_path_query_first obj_description
  regexp_match regexp_substr to_regclass`.split(/\s+/),
);
/** Functions that never answer null, whatever they are given. */
const neverNull = new Set(
  `concat concat_ws count dense_rank json_build_array json_build_object jsonb_build_array jsonb_build_object num_nonnulls num_nulls ntile
  rank row_number`.split(/\s+/),
);
/** Window functions that answer null beyond the first or last row. */
const neighbours = new Set(['lag', 'lead', 'nth_value']);

/** Says which columns of a statement's rows are never null, by what PostgreSQL made of its text. */
export class CertainValues {
  readonly #catalog: Catalog;
  readonly #reading = new Set<TreeNode>();
  readonly #known = new WeakMap<TreeNode, Set<string>>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  /** `tree`: the body of a function that has this statement alone. */
  of(tree: Tree): { name: string; isCertain: boolean }[] {
    const query = this.#open(firstQuery(tree)!, undefined);
    return columnsOf(query).map(({ fields }, index) => ({
      name: String(fields.resname),
      isCertain: this.#isColumnCertain(query, index),
    }));
  }

  #open(node: TreeNode, around: Query | undefined): Query {
    const { fields } = node;
    const known = this.#known.get(node) ?? this.#knownOf(fields.jointree);
    this.#known.set(node, known);
    return { fields, around, known };
  }

  /** Columns that the conditions of a `from` and its `where` leave no null of. */
  #knownOf(tree: Tree): Set<string> {
    if (!isNode(tree)) return new Set();
    const { quals, fromlist, larg, rarg, jointype } = tree.fields;
    if (tree.kind === 'FROMEXPR')
      return union(this.#needed(quals), ...listOf(fromlist).map((each) => this.#knownOf(each)));
    if (tree.kind !== 'JOINEXPR') return new Set();
    if (jointype === '0') return union(this.#needed(quals), this.#knownOf(larg), this.#knownOf(rarg));
    return jointype === '1' ? this.#knownOf(larg) : jointype === '3' ? this.#knownOf(rarg) : new Set();
  }

  /** Columns that are not null where the condition is true, or the expression is not null. */
  #needed(tree: Tree): Set<string> {
    if (Array.isArray(tree)) return union(...tree.map((each) => this.#needed(each)));
    if (!isNode(tree)) return new Set();
    const { kind, fields } = tree;
    switch (kind) {
      case 'VAR':
        return new Set(
          fields.varlevelsup === '0' ? [`${numberOf(fields.varno)}.${numberOf(fields.varattno)}`] : [],
        );
      case 'BOOLEXPR': {
        const parts = listOf(fields.args).map((each) => this.#needed(each));
        if (fields.boolop === 'and') return union(...parts);
        return parts.reduce((both, each) => new Set([...both].filter((name) => each.has(name))));
      }
      case 'NULLTEST':
        return fields.nulltesttype === '1' ? this.#needed(fields.arg) : new Set();
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'COLLATEEXPR':
        return this.#needed(fields.arg);
      case 'OPEXPR':
      case 'FUNCEXPR':
      case 'SCALARARRAYOPEXPR':
        return this.#called(fields)?.isStrict ? this.#needed(fields.args) : new Set();
      default:
        return new Set();
    }
  }

  #called({ opfuncid, funcid, winfnoid, aggfnoid }: Fields) {
    return this.#catalog.functions.get(numberOf(opfuncid ?? funcid ?? winfnoid ?? aggfnoid));
  }

  #isColumnCertain(query: Query, position: number): boolean {
    const { setOperations, rtable } = query.fields;
    if (setOperations !== undefined)
      return branchesOf(setOperations).every((entry) => {
        const { subquery } = listOf(rtable)[entry - 1]!.fields;
        return this.#isColumnCertain(this.#open(subquery as TreeNode, query), position);
      });
    return this.#isCertain(columnsOf(query)[position]?.fields.expr, query);
  }

  /** Whether an expression is never null. A parameter, an entry of a list and an answer of a function of ours count as such. */
  #isCertain(tree: Tree, query: Query): boolean {
    if (!isNode(tree)) return true;
    const { kind, fields } = tree;
    const called = this.#called(fields);
    const areCertain = () => listOf(fields.args).every((each) => this.#isCertain(each, query));
    switch (kind) {
      case 'CONST':
        return fields.constisnull === 'false';
      case 'VAR':
        return this.#isVariableCertain(fields, query);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return listOf(fields.args).some((each) => this.#isCertain(each, query));
      case 'CASEEXPR':
        return this.#isCaseCertain(fields, query);
      case 'SUBLINK':
        return this.#isSublinkCertain(fields, query);
      case 'AGGREF':
        if (neverNull.has(called?.name ?? '')) return true;
        if (query.fields.groupClause === undefined || fields.aggfilter !== undefined) return false;
        return (
          called?.name.endsWith('_agg') ||
          listOf(fields.args).every((each) => this.#isCertain(each.fields.expr, query))
        );
      case 'WINDOWFUNC':
        if (neverNull.has(called?.name ?? '')) return true;
        return !neighbours.has(called?.name ?? '') && fields.aggfilter === undefined && areCertain();
      case 'FUNCEXPR':
      case 'OPEXPR':
        if (!called || neverNull.has(called.name)) return true;
        return !mayAnswerNull.has(called.name) && (!called.isStrict || areCertain());
      case 'BOOLEXPR': {
        // Behind `x is null or` x is not null, and so it is behind `x is not null and`.
        const tested = listOf(fields.args).map((each) => this.#behind(each, fields.boolop === 'and'));
        return listOf(fields.args).every((each) => this.#isCertain(each, where(query, union(...tested))));
      }
      case 'SCALARARRAYOPEXPR':
        return areCertain();
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
        return this.#isCertain(fields.arg, query);
      case 'NULLIFEXPR':
      case 'SUBSCRIPTINGREF':
      case 'FIELDSELECT':
      case 'JSONEXPR':
        return false;
      default:
        return true;
    }
  }

  #isVariableCertain(variable: Fields, from: Query): boolean {
    const query = outer(from, variable.varlevelsup);
    const [entry, column] = [numberOf(variable.varno), numberOf(variable.varattno)];
    const { rtable, resultRelation, targetList, onConflict } = query.fields;
    const isTarget = !query.isBefore && numberOf(resultRelation) === entry;
    const written = isTarget && listOf(targetList).find(({ fields }) => numberOf(fields.resno) === column);
    if (written && onConflict === undefined)
      return this.#isCertain(written.fields.expr, { ...query, isBefore: true });
    if (!written && query.known.has(`${entry}.${column}`)) return true;
    // A row that a join filled with nulls is gone where one of its columns must not be null.
    const isThere = [...query.known].some((name) => name.startsWith(`${entry}.`));
    if (!isThere && Array.isArray(variable.varnullingrels) && variable.varnullingrels.length > 1)
      return false;
    const { fields } = listOf(rtable)[entry - 1]!;
    const at = (list: Tree) => (Array.isArray(list) ? list[column - 1] : undefined);
    if (column <= 0) return true;
    switch (numberOf(fields.rtekind)) {
      case 0:
        return this.#catalog.required.has(`${numberOf(fields.relid)}.${column}`);
      case 1:
        return this.#isColumnCertain(this.#open(fields.subquery as TreeNode, query), column - 1);
      case 2:
        return this.#isCertain(at(fields.joinaliasvars), query);
      case 5:
        return (fields.values_lists as Tree[]).every((row) => this.#isCertain(at(row), query));
      case 6:
        return this.#isCommonCertain(fields, column, query);
      case 9:
        return this.#isCertain(at(fields.groupexprs), query);
      default:
        return true;
    }
  }

  /** A column of a common table expression. A recursive one adds rows to those that it begins with. */
  #isCommonCertain({ ctename, ctelevelsup }: Fields, column: number, from: Query): boolean {
    const query = outer(from, ctelevelsup);
    const common = listOf(query.fields.cteList).find(({ fields }) => fields.ctename === ctename);
    if (!common || this.#reading.has(common)) return true;
    this.#reading.add(common);
    const isCertain = this.#isColumnCertain(
      this.#open(common.fields.ctequery as TreeNode, query),
      column - 1,
    );
    this.#reading.delete(common);
    return isCertain;
  }

  #isCaseCertain({ args, defresult }: Fields, query: Query): boolean {
    const whens = listOf(args).map(({ fields }) => fields);
    return (
      whens.every(({ expr, result }) => this.#isCertain(result, where(query, this.#needed(expr)))) &&
      this.#isCertain(defresult, where(query, union(...whens.map(({ expr }) => this.#behind(expr, false)))))
    );
  }

  /** Columns that are not null where a test for null has this outcome. */
  #behind(test: Tree, isTrue: boolean): Set<string> {
    const type = isTrue ? '1' : '0';
    return isNode(test, 'NULLTEST') && test.fields.nulltesttype === type
      ? this.#needed(test.fields.arg)
      : new Set();
  }

  /** A subquery as a value is null where it finds no row. */
  #isSublinkCertain({ subLinkType, subselect }: Fields, around: Query): boolean {
    if (subLinkType !== '4') return true;
    const query = this.#open(subselect as TreeNode, around);
    return hasOneRow(query.fields) && this.#isColumnCertain(query, 0);
  }
}

/** Whether a query has a row whatever there is: it sums up all, or reads nothing but another such query. */
function hasOneRow({
  jointree,
  hasAggs,
  groupClause,
  havingQual,
  limitCount,
  limitOffset,
  setOperations,
  rtable,
}: Fields): boolean {
  if (setOperations ?? limitCount ?? limitOffset ?? groupClause ?? havingQual) return false;
  const { fromlist, quals } = (jointree as TreeNode).fields;
  if (hasAggs === 'true') return true;
  const [only, ...more] = listOf(fromlist);
  if (quals !== undefined || more.length > 0) return false;
  if (!only) return true;
  const subquery =
    isNode(only, 'RANGETBLREF') && listOf(rtable)[numberOf(only.fields.rtindex) - 1]?.fields.subquery;
  return Boolean(subquery) && hasOneRow((subquery as TreeNode).fields);
}

function firstQuery(tree: Tree): TreeNode | undefined {
  if (isNode(tree, 'QUERY')) return tree;
  return Array.isArray(tree) ? tree.map(firstQuery).find((each) => each) : undefined;
}

/** The columns that a query answers: of a `select` its list, else what it returns. */
const columnsOf = ({ fields }: Query): TreeNode[] =>
  listOf(fields.commandType === '1' ? fields.targetList : fields.returningList).filter(
    (each) => each.fields.resjunk !== 'true',
  );

const where = (query: Query, known: Set<string>): Query => ({
  ...query,
  known: union(new Set(query.known), known),
});

function outer(query: Query, levels: Tree): Query {
  let found = query;
  for (let up = numberOf(levels); up > 0 && found.around; up--) found = found.around;
  return found;
}

const branchesOf = (tree: Tree): number[] =>
  !isNode(tree)
    ? []
    : tree.kind === 'RANGETBLREF'
      ? [numberOf(tree.fields.rtindex)]
      : [...branchesOf(tree.fields.larg), ...branchesOf(tree.fields.rarg)];

const union = (...sets: Set<string>[]): Set<string> => new Set(sets.flatMap((each) => [...each]));
