import {
  applicationScopes,
  type ApplicationScope,
  applicationTypes,
} from '@tv/contract/integrations/application-scopes';
import type { Application, NewApplication } from '@tv/contract/integrations/applications';
import { CommandProblem } from '../command-problem.ts';
import { either, moment } from '../formats.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { foreignOption, noSuch, wrongUse } from '../arguments/wrong-use.ts';

const options = {
  organization: { type: 'string' },
  type: { type: 'string' },
  redirect: { type: 'string', multiple: true },
  'after-sign-out': { type: 'string', multiple: true },
  scopes: { type: 'string' },
  'with-secret': { type: 'boolean' },
} as const;
type Query = { organizationName: string | undefined };
type Values = {
  type?: string | undefined;
  redirect?: string[] | undefined;
  'after-sign-out'?: string[] | undefined;
  scopes?: string | undefined;
  'with-secret'?: boolean | undefined;
};

/** Lists, makes, changes and deletes applications that sign members of an organization in, and renews their secrets. */
export async function applicationsCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'applications', most: 2 });
  const { organization, ...given } = values;
  const [step, name] = positionals;
  if (step !== undefined && !name) throw wrongUse('applications');
  if (step !== 'create' && step !== 'change' && Object.keys(given).length > 0)
    throw foreignOption(Object.keys(given)[0]!, 'applications create, applications change');
  if (step === 'change' && (given.type !== undefined || given['with-secret']))
    throw new CommandProblem(text.applications.stays);
  const service = await openService();
  const query = { organizationName: organization };
  if (!step || !name)
    for (const application of await service.call('GET /Management/Applications', { query }))
      print(application);
  else if (step === 'create') await create(service, query, name, given);
  else if (step === 'change') await change(service, query, name, given);
  else if (step === 'secret') await renew(service, query, name);
  else if (step === 'delete') await remove(service, query, name);
  else throw wrongUse('applications');
  return true;
}

async function find(service: Service, query: Query, name: string): Promise<Application> {
  const list = await service.call('GET /Management/Applications', { query });
  const found = list.find((each) => each.id === name || each.name.toLowerCase() === name.toLowerCase());
  if (!found) throw noSuch('application', name, 'applications');
  return found;
}

function readScopes(written: string): ApplicationScope[] {
  return written
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => {
      const scope = applicationScopes.find((each) => each === word);
      if (!scope) throw new CommandProblem(text.keys.scopes({ scopes: applicationScopes.join(', ') }));
      return scope;
    });
}

async function create(service: Service, query: Query, name: string, values: Values): Promise<void> {
  const type = applicationTypes.find((each) => each === values.type);
  if (!type) throw new CommandProblem(text.applications.sayType({ types: applicationTypes.join('|') }));
  const made: NewApplication = await service.call('POST /Management/Applications', {
    query,
    body: {
      name,
      type,
      scopes: readScopes(values.scopes ?? 'openid profile email'),
      redirectUris: values.redirect ?? [],
      postLogoutRedirectUris: values['after-sign-out'] ?? [],
      ...(values['with-secret'] && { hasSecret: true }),
    },
  });
  print(made);
  if (made.secret) console.log(`${text.applications.secret({ secret: made.secret })}\n${text.shownOnce}`);
}

async function change(service: Service, query: Query, name: string, values: Values): Promise<void> {
  if (Object.keys(values).length === 0)
    throw new CommandProblem(
      text.sayChanges({ options: either(['--redirect', '--after-sign-out', '--scopes']) }),
    );
  const { id } = await find(service, query, name);
  print(
    await service.call('PATCH /Management/Applications/:id', {
      params: { id },
      body: {
        ...(values.redirect && { redirectUris: values.redirect }),
        ...(values['after-sign-out'] && { postLogoutRedirectUris: values['after-sign-out'] }),
        ...(values.scopes !== undefined && { scopes: readScopes(values.scopes) }),
      },
    }),
  );
}

async function renew(service: Service, query: Query, name: string): Promise<void> {
  const { id } = await find(service, query, name);
  const { secret, formerSecretEndsAt } = await service.call('POST /Management/Applications/:id/Secrets', {
    params: { id },
  });
  console.log(
    `${text.applications.secret({ secret })}\n${text.shownOnce} ${text.applications.formerUntil({ when: moment(formerSecretEndsAt) })}`,
  );
}

async function remove(service: Service, query: Query, name: string): Promise<void> {
  const found = await find(service, query, name);
  await service.call('DELETE /Management/Applications/:id', { params: { id: found.id } });
  console.log(text.applications.deleted({ name: found.name }));
}

const print = ({ id, name, type, scopes, redirectUris }: Application) =>
  console.log(
    [
      `${type.padEnd(6)} ${id} ${name}`,
      `       ${scopes.join(' ')}`,
      ...redirectUris.map((each) => `       ${each}`),
    ].join('\n'),
  );
