import { api, type CallName } from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import type { IsolationWorld } from '../isolation-world.ts';

type Query = Record<string, string>;
type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
};

/** Of a parameter that takes numbers of a list, so many at most. */
const mostNumbers = 8;

/** What a call can be asked for besides what it answers alone: each choice of each parameter, other people's things, and the letters that all canaries begin with. */
export function variantsOf(name: CallName, world: IsolationWorld): Query[] {
  const properties = propertiesOf(name);
  return Object.entries(properties).flatMap(([key, schema]) =>
    (foreign(world)[key] ?? (isText.test(key) ? ['zq'] : choicesOf(schema))).map((value) => ({
      [key]: value,
    })),
  );
}

/** Whether a call answers page by page. */
export const isPaged = (name: CallName): boolean => 'pageSize' in propertiesOf(name);

/** What asks for the page behind an answer. `undefined`: it was the last one, or the call has none. */
export function nextPage(
  name: CallName,
  { headers, body }: { headers: Record<string, unknown>; body: string },
  page: number,
): Query | undefined {
  const properties = propertiesOf(name);
  const cursor = headers['x-pagination-next'];
  if ('cursor' in properties) return typeof cursor === 'string' ? { cursor } : undefined;
  if ('pageIndex' in properties) return { pageIndex: String(page + 1) };
  if ('pageNumber' in properties) return { pageNumber: String(page + 1) };
  const answer = JSON.parse(body) as { next?: string } | { number: number }[];
  if ('after' in properties && !Array.isArray(answer))
    return answer.next ? { after: answer.next } : undefined;
  const last = Array.isArray(answer) ? answer.at(-1) : undefined;
  return 'before' in properties && last ? { before: String(last.number) } : undefined;
}

const propertiesOf = (name: CallName): Record<string, Schema> =>
  ((api[name] as Endpoint).query?.properties ?? {}) as Record<string, Schema>;

/** Parameters that answers may repeat, and find beginnings of words by. */
const isText = /^(searchTerm|search|tag|speaker|address)$/;

/** Things of others, by the parameter that names them. */
const foreign = ({
  items,
  categories,
  organizations,
  people,
  words,
}: IsolationWorld): Record<string, string[]> => ({
  organizationId: [organizations.anothers],
  orgId: [organizations.anothers],
  organizationName: ['Other'],
  mediaContentId: [items.anothers, items['for a group'], items['own hidden']],
  categoryId: [categories.anothers],
  id: [items.anothers, items['own hidden']],
  managerId: [people['viewer elsewhere'].id, people['content manager'].id],
  /** What the own organization brought in stands behind the name of its source. */
  instance: [`channel ${words.word('organization own: uploads', 'item_sources.instance')}`],
  personId: [people['viewer elsewhere'].id, people['content manager'].id],
});

function choicesOf(schema: Schema): string[] {
  if (schema.items) return choicesOf(schema.items);
  if (schema.anyOf) return schema.anyOf.flatMap(choicesOf);
  if (schema.const !== undefined) return [String(schema.const)];
  if (schema.enum) return schema.enum.map(String);
  if (schema.type === 'boolean') return ['true', 'false'];
  const { minimum, maximum } = schema;
  if (schema.type !== 'integer' || minimum === undefined || maximum === undefined || maximum > 100) return [];
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return [...new Set([...numbers.slice(0, mostNumbers), maximum])].map(String);
}
