import type { ManagedCategory } from '@tv/contract/categories/categories';
import { defaultsOptions, readDefaults, sayDefaults, type DefaultsValues } from './category-defaults.ts';
import { findPerson } from '../people/people.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { foreignOption, noSuch, wrongUse } from '../arguments/wrong-use.ts';

type Step = (
  service: Service,
  organization: string | undefined,
  words: string[],
  values: DefaultsValues,
) => Promise<unknown>;

/**
 * `least` words and, where `repeats` says so, more: what is done with the last one is done with each of them; `together`:
 * with all of them at once.
 */
const steps: Record<string, { least: number; repeats?: true | 'together'; run: Step }> = {
  add: {
    least: 1,
    repeats: true,
    run: (service, organizationName, [name = '']) =>
      service.call('POST /Management/Categories', { body: { name }, query: { organizationName } }),
  },
  rename: {
    least: 2,
    run: async (service, organization, [name = '', newName = '']) =>
      service.call('PATCH /Management/Categories/:id', {
        params: await categoryParams(service, name, organization),
        body: { name: newName },
      }),
  },
  describe: {
    least: 2,
    run: async (service, organization, [name = '', description = '']) =>
      service.call('PATCH /Management/Categories/:id', {
        params: await categoryParams(service, name, organization),
        body: { description },
      }),
  },
  merge: {
    least: 2,
    run: async (service, organization, [name = '', into = '']) =>
      service.call('POST /Management/Categories/:id/Merges', {
        params: await categoryParams(service, name, organization),
        body: { intoId: (await findCategory(service, into, organization)).id },
      }),
  },
  order: {
    least: 0,
    repeats: 'together',
    run: async (service, organizationName, names) => {
      const ids = [];
      for (const name of names) ids.push((await findCategory(service, name, organizationName)).id);
      return service.call('PUT /Management/Categories/Order', {
        body: { ids },
        query: { organizationName },
      });
    },
  },
  defaults: {
    least: 1,
    run: async (service, organization, [name = ''], values) =>
      service.call('PATCH /Management/Categories/:id', {
        params: await categoryParams(service, name, organization),
        body: { defaults: readDefaults(values) },
      }),
  },
  apply: {
    least: 1,
    run: async (service, organization, [name = '']) => {
      const params = await categoryParams(service, name, organization);
      const { itemsCount, publicCount } = await service.call(
        'GET /Management/Categories/:id/AudienceChanges',
        {
          params,
        },
      );
      console.log(text.items.audienceChanges({ count: itemsCount, publicCount }));
      for (let remaining = itemsCount; remaining > 0;)
        ({ remainingCount: remaining } = await service.call(
          'POST /Management/Categories/:id/AudienceChanges',
          {
            params,
          },
        ));
    },
  },
  delete: {
    least: 1,
    repeats: true,
    run: async (service, organization, [name = '']) =>
      service.call('DELETE /Management/Categories/:id', {
        params: await categoryParams(service, name, organization),
      }),
  },
  assign: {
    least: 2,
    repeats: true,
    run: async (service, organization, [name = '', email = '']) =>
      service.call('PUT /Management/Categories/:id/Managers/:personId', {
        params: await managerParams(service, name, email, organization),
      }),
  },
  unassign: {
    least: 2,
    repeats: true,
    run: async (service, organization, [name = '', email = '']) =>
      service.call('DELETE /Management/Categories/:id/Managers/:personId', {
        params: await managerParams(service, name, email, organization),
      }),
  },
};

/** Changes a category, then prints all of them. */
export async function categoriesCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(
    args,
    { organization: { type: 'string' }, ...defaultsOptions },
    { command: 'categories', most: Infinity },
  );
  const [name, ...words] = positionals;
  const { organization, ...given } = values;
  if (name !== 'defaults' && Object.keys(given).length > 0)
    throw foreignOption(Object.keys(given)[0]!, 'categories defaults');
  const service = await openService();
  if (name !== undefined) {
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
    if (!step || words.length < step.least || (words.length > step.least && !step.repeats))
      throw wrongUse('categories');
    if (step.repeats === 'together') await step.run(service, organization, words, given);
    else
      for (const last of words.slice(step.least - 1))
        await step.run(service, organization, [...words.slice(0, step.least - 1), last], given);
  }
  for await (const categories of listCategories(service, organization))
    for (const category of categories) {
      const managers = category.managers.map(({ email }) => email).join(', ');
      console.log(
        `${String(category.mediaContentsCount).padStart(6)}  ${category.name}${managers && `  (${managers})`}`,
      );
      const defaults = sayDefaults(category.defaults);
      if (defaults) console.log(`        ${text.items.newItems({ defaults })}`);
    }
  return true;
}

const listCategories = (service: Service, organizationName: string | undefined, searchTerm?: string) =>
  service.pages('GET /Management/Categories', { query: { organizationName, searchTerm } });

async function categoryNamed(
  service: Service,
  name: string,
  organization: string | undefined,
): Promise<ManagedCategory | undefined> {
  for await (const categories of listCategories(service, organization, name)) {
    const found = categories.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
    if (found) return found;
  }
  return undefined;
}

export async function findCategory(
  service: Service,
  name: string,
  organization: string | undefined,
): Promise<ManagedCategory> {
  const found = await categoryNamed(service, name, organization);
  if (found) return found;
  throw noSuch('category', name, 'categories');
}

/** The id of a category, which is made where there is none of that name. */
export async function makeCategory(
  service: Service,
  name: string,
  organizationName: string | undefined,
): Promise<string> {
  const found = await categoryNamed(service, name, organizationName);
  if (found) return found.id;
  return (await service.call('POST /Management/Categories', { body: { name }, query: { organizationName } }))
    .id;
}

const categoryParams = async (service: Service, name: string, organization: string | undefined) => ({
  id: (await findCategory(service, name, organization)).id,
});

const managerParams = async (
  service: Service,
  name: string,
  email: string,
  organization: string | undefined,
) => ({
  ...(await categoryParams(service, name, organization)),
  personId: (await findPerson(service, email, organization)).id,
});
