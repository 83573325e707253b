/**
 * The compiler with a memory: a schema is compiled once in the life of the process. Fastify asks for each of a schema's routes
 * again, and a call has four: with and without `/v2`, for GET and for HEAD.
 */
export function compileOnce<Route extends { schema?: unknown }, Compiled>(
  compile: (route: Route) => Compiled,
): (route: Route) => Compiled {
  const compiled = new WeakMap<object, Compiled>();
  return (route) => {
    const schema = route.schema as object;
    const known = compiled.get(schema);
    if (known) return known;
    const made = compile(route);
    compiled.set(schema, made);
    return made;
  };
}
