import { ActiveState, Role } from '@tv/contract/enumerations';
import type { Invitation, ManagedPerson, ManagedSelfRegistration } from '@tv/contract/management-people';
import { CommandProblem } from './command-problem.ts';
import { oneOf, readArguments } from './read-arguments.ts';
import { openService, type Service } from './service.ts';

const roles = {
  viewer: Role.Viewer,
  'content-manager': Role.ContentManager,
  'organization-manager': Role.OrganizationManager,
  admin: Role.Admin,
};
const wordOf = (role: string) => Object.entries(roles).find(([, each]) => each === role)?.[0] ?? role;

const options = {
  organization: { type: 'string' },
  role: { type: 'string' },
  domain: { type: 'string', multiple: true },
  search: { type: 'string' },
} as const;
type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** Changes a person and prints what came of it; without more words, prints the members. */
export async function peopleCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options);
  const [step, email, word] = positionals;
  const service = await openService();
  const query = { organizationName: values.organization };
  const change = async (json: object) => {
    const { id } = await findPerson(service, email, values.organization);
    printPerson(await service.call<ManagedPerson>('PATCH', `/Management/People/${id}`, { json, query }));
  };
  if (step === undefined) await printPeople(service, values);
  else if (step === 'invite') await invite(service, email, values);
  else if (step === 'role') await change({ role: oneOf(roles, 'role', word) });
  else if (step === 'deactivate') await change({ status: ActiveState.INACTIVE });
  else if (step === 'activate') await change({ status: ActiveState.ACTIVE });
  else if (step === 'remove') {
    const { id } = await findPerson(service, email, values.organization);
    await service.call('DELETE', `/Management/People/${id}`, { query });
    console.log(`${email} is no longer a member.`);
  } else if (step === 'reset-second-step') {
    const { id } = await findPerson(service, email, values.organization);
    await service.call('DELETE', `/Management/People/${id}/SecondStep`, { query });
    console.log(`${email} signs in with the password alone from now on.`);
  } else if (step === 'link') await makeLink(service, values);
  else
    throw new CommandProblem(
      'Write people, or people followed by one of: invite, role, deactivate, activate, remove, reset-second-step, link.',
    );
  return true;
}

async function printPeople(service: Service, values: Values): Promise<void> {
  const found = await service.call<ManagedPerson[]>('GET', '/Management/People', {
    query: { pageSize: '100', organizationName: values.organization, searchTerm: values.search },
  });
  for (const person of found) printPerson(person);
}

function printPerson({ email, role, status }: ManagedPerson): void {
  console.log(
    `${wordOf(role).padEnd(21)} ${email}${status === ActiveState.INACTIVE ? ' (deactivated)' : ''}`,
  );
}

async function invite(service: Service, email: string | undefined, values: Values): Promise<void> {
  if (!email) throw new CommandProblem('Write people invite <e-mail address>.');
  const invitation = await service.call<Invitation>('POST', '/Management/Invitations', {
    json: { email, role: oneOf(roles, 'role', values.role ?? 'viewer') },
    query: { organizationName: values.organization },
  });
  console.log(
    `${invitation.email} is invited as ${wordOf(invitation.role)}; the mail's link works for 7 days.`,
  );
}

async function makeLink(service: Service, values: Values): Promise<void> {
  const link = await service.call<ManagedSelfRegistration>('POST', '/Management/SelfRegistrations', {
    json: { ...(values.domain && { allowedDomains: values.domain }) },
    query: { organizationName: values.organization },
  });
  console.log(`Whoever has this address may register:\n  ${service.publicUrl}${link.path}`);
}

export async function findPerson(
  service: Service,
  email: string | undefined,
  organizationName: string | undefined,
): Promise<ManagedPerson> {
  if (!email) throw new CommandProblem('Name a person by e-mail address.');
  const found = await service.call<ManagedPerson[]>('GET', '/Management/People', {
    query: { pageSize: '100', searchTerm: email, organizationName },
  });
  const person = found.find((each) => each.email.toLowerCase() === email.toLowerCase());
  if (!person) throw new CommandProblem(`There is no member ${email}: "npm run tv -- people" lists them.`);
  return person;
}
