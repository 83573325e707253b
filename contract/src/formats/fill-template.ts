type NamesIn<Template extends string> = Template extends `${infer Head}/${infer Tail}`
  ? NamesIn<Head> | NamesIn<Tail>
  : Template extends `:${infer Name}`
    ? Name
    : never;

/** The values that a template takes: `['categories/:id']` takes `{ id }`, and a template without names takes nothing. */
export type TemplateParams<Template extends string> = [NamesIn<Template>] extends [never]
  ? []
  : [params: Record<NamesIn<Template>, string>];

/** Puts values in the place of the names in a path: `Categories/:id`. */
export const fillTemplate = (template: string, params: Readonly<Record<string, unknown>> = {}): string =>
  template.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${template} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
