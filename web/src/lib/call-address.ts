/**
 * The method and the path, with its query, of a call: `GET /Categories/:id` with an id. Query names come in
 * alphabetical order, so that one call has one address (caches, first answers). An array repeats its name;
 * null and undefined are dropped.
 */
export function addressOf(
  name: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): { method: string; path: string } {
  const [method = '', template = ''] = name.split(' ');
  const path = template.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${name} needs ${key}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const key of Object.keys(query).toSorted()) {
    for (const value of [query[key]].flat()) {
      if (value !== undefined && value !== null) search.append(key, String(value));
    }
  }
  return { method, path: search.size > 0 ? `${path}?${search}` : path };
}
