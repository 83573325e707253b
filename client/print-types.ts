/** A JSON Schema, as the contract's tables have them. */
type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema | Schema[];
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  description?: string;
};

/** A schema as a TypeScript type. */
export function printType(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return union(schema.anyOf.map(printType));
  if (schema.allOf) return schema.allOf.map((each) => `(${printType(each)})`).join(' & ');
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'unknown' : union(types.map((type) => printOf(type, schema)));
}

const union = (types: string[]): string => [...new Set(types)].join(' | ') || 'never';

function printOf(type: string, schema: Schema): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return printArray(schema);
  if (type === 'object') return printObject(schema);
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  throw new Error(`No type is known for "${type}".`);
}

function printArray({ items, prefixItems = Array.isArray(items) ? items : undefined }: Schema): string {
  if (prefixItems) return `[${prefixItems.map(printType).join(', ')}]`;
  return `(${items && !Array.isArray(items) ? printType(items) : 'unknown'})[]`;
}

function printObject({ properties, required = [], patternProperties }: Schema): string {
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => {
    const isRequired = required.includes(name);
    return `${comment(schema.description)}${JSON.stringify(name)}${isRequired ? '' : '?'}: ${printType(schema)}${isRequired ? '' : ' | undefined'};`;
  });
  const [others] = Object.values(patternProperties ?? {});
  if (others) fields.push(`[name: string]: ${printType(others)};`);
  return fields.length === 0 ? 'Record<string, unknown>' : `{ ${fields.join(' ')} }`;
}

/** A comment for editors; none without words. */
export const comment = (words: string | undefined): string =>
  words ? `/** ${words.replaceAll('*/', '* /').replaceAll('\n', ' ')} */ ` : '';
