import { type Node, nodeIn, nodesIn, numberIn, textIn } from './nodeTree';

/** What a schema says of a column or function of an expression. */
export interface Catalogue {
  /** A column of a table by the table's id and its number: `table.column`, and the names that a check allows. */
  column(table: number, number: number): (Known & { origin: string }) | undefined;
  /** A view's query by its id. */
  view(table: number): Node | undefined;
  /** A function's or an operator's name by its id. */
  functionName(id: number): string;
  operatorName(id: number): string;
}

/** What is known of a value: `origin` is the column that it comes from, `names` are the texts that it may be. */
export interface Known {
  isNullable: boolean;
  origin?: string;
  names?: readonly string[];
}

interface Scope {
  query: Node;
  outer?: Scope;
}

const maybe: Known = { isNullable: true };
const never: Known = { isNullable: false };

/** One of several values. A constant null says nothing of names. */
function oneOf(all: readonly Known[]): Known {
  const said = all.filter(({ names }) => names?.length !== 0);
  const [first] = said;
  return {
    isNullable: all.some(({ isNullable }) => isNullable),
    ...(first?.origin && said.every(({ origin }) => origin === first.origin) && { origin: first.origin }),
    ...(first && said.every(({ names }) => names) && { names: [...new Set(said.flatMap(({ names }) => names ?? []))] }),
  };
}

/** Functions that give a value whatever they get, and those that give one if every argument is a value. */
const alwaysValued =
  /^(count|row_number|rank|now|random|gen_random_uuid|jsonb?_build_(object|array)|concat(_ws)?|clock_timestamp)$/;
const strictlyValued =
  /^(lower|upper|length|substr|replace|btrim|abs|round|floor|ceil|cardinality|to_char|to_timestamp|md5|timezone|mod|encode|to_jsonb|jsonb_array_length|pg_try_advisory_xact_lock|pg_is_in_recovery|pg_database_size|current_database|current_setting|format_type|date_part|extract|date_trunc|nextval|hashtext|starts_with|octet_length|bool_(and|or)|sum|min|max|avg|array_agg|string_agg|jsonb?_(object_)?agg)$/;
/** Operators that may give null for values: parts of JSON. */
const partOf = /^(->>?|#>>?|@@|@\?)$/;

const utf8 = new TextDecoder();

/** The text of a constant: its bytes after their length. */
function constantText(node: Node): string {
  const [, bytes] = node.fields.constvalue as [string, string[]];
  return utf8.decode(Uint8Array.from(bytes.slice(4), Number));
}

/** Type numbers of text. */
const text = '25';

/** Where a column stands in its query: the numbers of its table and its own. */
const place = (column: Node) => `${textIn(column, 'varno')}.${textIn(column, 'varattno')}`;

/** Columns without which a row does not pass the query's `where`: `is not null`, or compared. */
function required(query: Node): Set<string> {
  const found = new Set<string>();
  // What an update returns are the values after it.
  const changed = textIn(query, 'commandType') === '2' ? textIn(query, 'resultRelation') : '';
  const add = (node: Node | undefined) => {
    if (node?.kind === 'VAR' && textIn(node, 'varlevelsup') === '0' && textIn(node, 'varno') !== changed)
      found.add(place(node));
  };
  const read = (condition: Node | undefined) => {
    if (!condition) return;
    const args = nodesIn(condition, 'args');
    if (condition.kind === 'BOOLEXPR' && textIn(condition, 'boolop') === 'and') args.forEach(read);
    if (condition.kind === 'NULLTEST' && textIn(condition, 'nulltesttype') === '1') add(nodeIn(condition, 'arg'));
    if (condition.kind === 'OPEXPR' || condition.kind === 'SCALARARRAYOPEXPR') args.forEach(add);
  };
  const joined = nodeIn(query, 'jointree');
  read(joined && nodeIn(joined, 'quals'));
  return found;
}

/**
 * What is known of each column that a statement returns, in order: its analysed form tells which columns outer joins
 * may null. What is not known to be a value is nullable.
 */
export function columnsOf(statement: Node, catalogue: Catalogue): (Known & { name: string })[] {
  return returned(statement).map((entry) => ({
    name: textIn(entry, 'resname'),
    ...entryOf({ query: statement }, numberIn(entry, 'resno')),
  }));

  function returned(query: Node): Node[] {
    const list = textIn(query, 'commandType') === '1' ? 'targetList' : 'returningList';
    return nodesIn(query, list).filter((entry) => textIn(entry, 'resjunk') === 'false');
  }

  /** A column of a query by its number; of several united ones, any of theirs. */
  function entryOf(scope: Scope, number: number): Known {
    const { query } = scope;
    const united = nodeIn(query, 'setOperations');
    if (united) return oneOf(leaves(united).map((table) => tableColumn(scope, table, number)));
    const entry = returned(query).find((one) => numberIn(one, 'resno') === number);
    const expression = entry && nodeIn(entry, 'expr');
    return expression ? known(expression, scope) : maybe;
  }

  function leaves(operation: Node): number[] {
    if (operation.kind === 'RANGETBLREF') return [numberIn(operation, 'rtindex')];
    return ['larg', 'rarg'].flatMap((side) => leaves(nodeIn(operation, side) as Node));
  }

  function tableColumn(scope: Scope, table: number, number: number): Known {
    const entry = nodesIn(scope.query, 'rtable')[table - 1];
    if (!entry) return maybe;
    const inner = (list: string) => nodesIn(entry, list)[number - 1];
    switch (textIn(entry, 'rtekind')) {
      case '0': {
        const view = catalogue.view(numberIn(entry, 'relid'));
        if (view) return entryOf({ query: view }, number);
        return catalogue.column(numberIn(entry, 'relid'), number) ?? maybe;
      }
      case '1':
        return entryOf({ query: nodeIn(entry, 'subquery') as Node, outer: scope }, number);
      case '2':
        return knownOr(inner('joinaliasvars'), scope);
      case '5': {
        const rows = entry.fields.values_lists as Node[][];
        return oneOf(rows.map((row) => knownOr(row[number - 1], scope)));
      }
      case '6':
        return textIn(entry, 'self_reference') === 'true' ? maybe : commonColumn(scope, entry, number);
      case '9':
        return knownOr(inner('groupexprs'), scope);
      default:
        return maybe;
    }
  }

  function commonColumn(scope: Scope, entry: Node, number: number): Known {
    const around = levelsUp(scope, numberIn(entry, 'ctelevelsup'));
    const common =
      around && nodesIn(around.query, 'cteList').find((one) => textIn(one, 'ctename') === textIn(entry, 'ctename'));
    return common ? entryOf({ query: nodeIn(common, 'ctequery') as Node, outer: around }, number) : maybe;
  }

  function levelsUp(scope: Scope, levels: number): Scope | undefined {
    return levels === 0 ? scope : scope.outer && levelsUp(scope.outer, levels - 1);
  }

  function knownOr(node: Node | undefined, scope: Scope): Known {
    return node ? known(node, scope) : maybe;
  }

  function known(node: Node, scope: Scope): Known {
    const args = () => nodesIn(node, 'args').map((arg) => known(arg, scope));
    const isAnyNull = () => args().some(({ isNullable }) => isNullable);
    switch (node.kind) {
      case 'VAR': {
        const around = levelsUp(scope, numberIn(node, 'varlevelsup'));
        if (!around) return maybe;
        const column = tableColumn(around, numberIn(node, 'varno'), numberIn(node, 'varattno'));
        if (required(around.query).has(place(node))) return { ...column, isNullable: false };
        const isOuter = (node.fields.varnullingrels as string[]).length > 1 || textIn(node, 'varreturningtype') !== '0';
        return isOuter ? { ...column, isNullable: true } : column;
      }
      case 'CONST': {
        if (textIn(node, 'constisnull') === 'true') return { isNullable: true, names: [] };
        return textIn(node, 'consttype') === text ? { isNullable: false, names: [constantText(node)] } : never;
      }
      case 'COALESCEEXPR':
      case 'MINMAXEXPR': {
        const all = args();
        return { ...oneOf(all), isNullable: all.every(({ isNullable }) => isNullable) };
      }
      case 'CASEEXPR': {
        const results = nodesIn(node, 'args').map((when) => nodeIn(when, 'result'));
        return oneOf([...results, nodeIn(node, 'defresult')].map((result) => knownOr(result, scope)));
      }
      case 'NULLIFEXPR':
        return { ...args()[0], isNullable: true };
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
        return never;
      case 'BOOLEXPR':
        return { isNullable: isAnyNull() };
      case 'OPEXPR':
        return { isNullable: partOf.test(catalogue.operatorName(numberIn(node, 'opno'))) || isAnyNull() };
      case 'SCALARARRAYOPEXPR':
        return { isNullable: isAnyNull() };
      case 'FUNCEXPR': {
        const isCast = textIn(node, 'funcformat') !== '0';
        const name = catalogue.functionName(numberIn(node, 'funcid'));
        return { isNullable: !alwaysValued.test(name) && (!(isCast || strictlyValued.test(name)) || isAnyNull()) };
      }
      case 'WINDOWFUNC':
        return { isNullable: !alwaysValued.test(catalogue.functionName(numberIn(node, 'winfnoid'))) };
      case 'AGGREF':
        return aggregate(node, scope);
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
      case 'ARRAYCOERCEEXPR': {
        const { isNullable, names } = knownOr(nodeIn(node, 'arg'), scope);
        return { isNullable, ...(node.kind === 'RELABELTYPE' && names && { names }) };
      }
      case 'SUBLINK':
        return sublink(node, scope);
      default:
        return maybe;
    }
  }

  /** A group has a row, so that its sum is a value if each term is. */
  function aggregate(node: Node, scope: Scope): Known {
    const name = catalogue.functionName(numberIn(node, 'aggfnoid'));
    if (alwaysValued.test(name)) return never;
    const isGrouped = nodesIn(scope.query, 'groupClause').length > 0 && !nodeIn(node, 'aggfilter');
    const terms = nodesIn(node, 'args').map((arg) => knownOr(nodeIn(arg, 'expr'), scope));
    const isValued = isGrouped && strictlyValued.test(name) && terms.every(({ isNullable }) => !isNullable);
    return { isNullable: !isValued };
  }

  /** `exists (…)` and `array(…)` are values; `(select …)` is one if it always has a row: of an aggregate, no groups. */
  function sublink(node: Node, scope: Scope): Known {
    const kind = textIn(node, 'subLinkType');
    if (kind === '0' || kind === '6') return never;
    const query = nodeIn(node, 'subselect');
    if (kind !== '4' || !query) return maybe;
    const column = entryOf({ query, outer: scope }, 1);
    const isOneRow =
      textIn(query, 'hasAggs') === 'true' && nodesIn(query, 'groupClause').length === 0 && !nodeIn(query, 'havingQual');
    return { ...column, isNullable: column.isNullable || !isOneRow };
  }
}
