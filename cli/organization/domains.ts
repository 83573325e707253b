import type { OrganizationDomain } from '@tv/contract/organization/organization-domains';
import { CommandProblem } from '../command-problem.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';
import { wrongUse } from '../arguments/wrong-use.ts';

const options = { organization: { type: 'string' } } as const;

/** Prints an organization's domains; asks for one, checks its DNS record, grants it or takes it away. */
export async function domainsCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'domains', most: 2 });
  const [step, domain] = positionals;
  const steps = ['add', 'check', 'grant', 'remove'];
  if (step !== undefined && (!steps.includes(step) || !domain)) throw wrongUse('domains');
  const service = await openService();
  const query = { organizationName: values.organization };
  const list = () => service.call('GET /Management/Domains', { query });
  if (step === undefined || !domain) for (const each of await list()) print(each);
  else if (step === 'add') print(await service.call('POST /Management/Domains', { body: { domain }, query }));
  else if (step === 'grant') print(await grant(service, query, domain));
  else {
    const known = (await list()).find((each) => each.domain === domain.toLowerCase());
    if (!known)
      throw new CommandProblem(
        `${text.domains.notRequested({ domain })} ${text.lists({ command: 'domains' })}`,
      );
    await checkOrRemove(service, step, known);
  }
  return true;
}

async function grant(service: Service, query: { organizationName: string | undefined }, domain: string) {
  const { id } = await service.call('GET /Management/Organization', { query });
  return service.call('PUT /Management/Organizations/:id/Domains/:domain', { params: { id, domain } });
}

async function checkOrRemove(service: Service, step: string, { id, domain }: OrganizationDomain) {
  if (step === 'check')
    return print(await service.call('POST /Management/Domains/:id/Checks', { params: { id } }));
  await service.call('DELETE /Management/Domains/:id', { params: { id } });
  console.log(text.domains.removed({ domain }));
}

function print({ domain, state, record }: OrganizationDomain): void {
  console.log(`${pad(text.domains.states[state], 8)} ${domain}`);
  if (state === 'asked')
    console.log(
      `         ${text.domains.addRecord({ domain, command: `domains check ${domain}` })}\n         ${record}`,
    );
}
