import type { ManagedCategory } from '@tv/contract/management-categories';
import { CommandProblem } from './command-problem.ts';
import { findPerson } from './people.ts';
import { readArguments } from './read-arguments.ts';
import { openService, type Service } from './service.ts';

type Step = (service: Service, organization: string | undefined, words: string[]) => Promise<unknown>;

const steps: Record<string, { words: number; usage: string; run: Step }> = {
  add: {
    words: 1,
    usage: 'add <name>',
    run: (service, organizationName, [name]) =>
      service.call('POST', '/Management/Categories', { json: { name }, query: { organizationName } }),
  },
  rename: {
    words: 2,
    usage: 'rename <name> <new name>',
    run: async (service, organization, [name = '', newName]) =>
      service.call('PATCH', await pathOf(service, name, organization), { json: { name: newName } }),
  },
  delete: {
    words: 1,
    usage: 'delete <name>',
    run: async (service, organization, [name = '']) =>
      service.call('DELETE', await pathOf(service, name, organization)),
  },
  assign: {
    words: 2,
    usage: 'assign <name> <e-mail address>',
    run: async (service, organization, [name = '', email = '']) =>
      service.call('PUT', await managerPath(service, name, email, organization)),
  },
  unassign: {
    words: 2,
    usage: 'unassign <name> <e-mail address>',
    run: async (service, organization, [name = '', email = '']) =>
      service.call('DELETE', await managerPath(service, name, email, organization)),
  },
};

/** Changes a category, then prints all of them. */
export async function categoriesCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, { organization: { type: 'string' } });
  const [name, ...words] = positionals;
  const service = await openService();
  if (name !== undefined) {
    const step = steps[name];
    if (step?.words !== words.length)
      throw new CommandProblem(
        `Write one of: ${Object.values(steps)
          .map(({ usage }) => `categories ${usage}`)
          .join('; ')}.`,
      );
    await step.run(service, values.organization, words);
  }
  for (const category of await listCategories(service, values.organization)) {
    const managers = category.managers.map(({ email }) => email).join(', ');
    console.log(
      `${String(category.mediaContentsCount).padStart(6)}  ${category.name}${managers && `  (${managers})`}`,
    );
  }
  return true;
}

const listCategories = (service: Service, organizationName: string | undefined, searchTerm?: string) =>
  service.call<ManagedCategory[]>('GET', '/Management/Categories', {
    query: { pageSize: '100', organizationName, searchTerm },
  });

export async function findCategory(
  service: Service,
  name: string,
  organization: string | undefined,
): Promise<ManagedCategory> {
  const found = (await listCategories(service, organization, name)).find(
    (each) => each.name.toLowerCase() === name.trim().toLowerCase(),
  );
  if (!found)
    throw new CommandProblem(`There is no category "${name}": "npm run tv -- categories" lists them.`);
  return found;
}

const pathOf = async (service: Service, name: string, organization: string | undefined) =>
  `/Management/Categories/${(await findCategory(service, name, organization)).id}`;

const managerPath = async (service: Service, name: string, email: string, organization: string | undefined) =>
  `${await pathOf(service, name, organization)}/Managers/${(await findPerson(service, email, organization)).id}`;
