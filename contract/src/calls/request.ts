import type { Body, CallName, Params, Query } from './api.ts';
import { fillTemplate } from '../formats/fill-template.ts';

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type OptionalIfEmpty<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [K in Key]?: Loose<Value> };
/** A query may name a value and leave it empty: null and undefined are dropped. One value stands for a list of one. */
type Loose<Value> = { [K in keyof Value]?: OneOrMore<Value[K]> | null | undefined };
type OneOrMore<Value> = Value extends readonly (infer Item)[] ? Value | Item : Value;

/** The parameters of a call's path and its query, each where the contract has one. */
export type AddressOptions<Name extends CallName> = Given<'params', Params<Name>> &
  OptionalIfEmpty<'query', Query<Name>>;

/** Everything that a call of this name takes as the contract says. */
export type RequestOptions<Name extends CallName> = AddressOptions<Name> & Given<'body', Body<Name>>;

/** A last argument that may be left out where nothing in it is required. */
export type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];

/**
 * The path of a call below the API base, with its query: `callPath('GET /Categories/:id', { params: { id } })`. A call
 * that the contract does not have, or a value that the call does not take, fails at compile time.
 */
export const callPath = <Name extends CallName>(
  name: Name,
  ...[options]: Optional<AddressOptions<Name>>
): string => requestLine(name, options as UncheckedOptions).path;

type UncheckedOptions = { params?: Record<string, unknown>; query?: Record<string, unknown> };

/**
 * The method and the path of a call, for callers that check the options by `RequestOptions` themselves. Query names
 * come in alphabetical order, so that one call has one address (caches, first answers). An array repeats its name;
 * null and undefined are dropped.
 */
export function requestLine(
  name: CallName,
  { params, query = {} }: UncheckedOptions = {},
): { method: string; path: string } {
  const [method = '', template = ''] = name.split(' ');
  const path = fillTemplate(template, params);
  const search = new URLSearchParams();
  for (const key of Object.keys(query).toSorted()) {
    for (const value of [query[key]].flat()) {
      if (value !== undefined && value !== null) search.append(key, String(value));
    }
  }
  return { method, path: search.size > 0 ? `${path}?${search.toString()}` : path };
}
