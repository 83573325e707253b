import type { Body } from '@tv/contract/calls/api';
import { ActiveState } from '@tv/contract/enumerations';
import type { ManagedPerson } from '@tv/contract/people/people';
import { type Right, rightNames, type Rights } from '@tv/contract/people/rights';
import { rolesByWord, wordOfRole } from '@tv/contract/people/role-words';
import { CommandProblem } from '../command-problem.ts';
import { oneOf, readArguments } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { foreignOption, noSuch, wrongUse } from '../arguments/wrong-use.ts';

/** The rights of a membership by their words. */
const rightWords = { mayReview: 'review' } as const satisfies Record<Right, string>;
const rightsByWord = Object.fromEntries(rightNames.map((right) => [rightWords[right], right]));

const options = {
  organization: { type: 'string' },
  role: { type: 'string' },
  allow: { type: 'string', multiple: true },
  domain: { type: 'string', multiple: true },
  search: { type: 'string' },
} as const;
type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** Changes a person and prints what came of it; without more words, prints the members. */
export async function peopleCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'people', most: Infinity });
  const [step, ...words] = positionals;
  refuseForeign(values, step);
  const service = await openService();
  const query = { organizationName: values.organization };
  const paramsOf = async (email: string) => ({
    id: (await findPerson(service, email, values.organization)).id,
  });
  const change = (body: Body<'PATCH /Management/People/:id'>) => async (email: string) => {
    const params = await paramsOf(email);
    printPerson(await service.call('PATCH /Management/People/:id', { params, query, body }));
  };
  if (step === undefined) await printPeople(service, values);
  else if (step === 'link') {
    if (words.length > 0) throw wrongUse('people');
    await makeLink(service, values);
  } else if (step === 'role') {
    const role = oneOf(rolesByWord, '<role>', words.at(-1));
    return eachPerson(words.slice(0, -1), change({ role }));
  } else if (step === 'allow' || step === 'deny') {
    const right = oneOf(rightsByWord, '<right>', words.at(-1));
    return eachPerson(words.slice(0, -1), change({ [right]: step === 'allow' }));
  } else if (step === 'invite') return eachPerson(words, (email) => invite(service, email, values));
  else if (step === 'deactivate') return eachPerson(words, change({ status: ActiveState.INACTIVE }));
  else if (step === 'activate') return eachPerson(words, change({ status: ActiveState.ACTIVE }));
  else if (step === 'remove')
    return eachPerson(words, async (email) => {
      await service.call('DELETE /Management/People/:id', { params: await paramsOf(email), query });
      console.log(text.people.removed({ email }));
    });
  else if (step === 'reset-second-step')
    return eachPerson(words, async (email) => {
      await service.call('DELETE /Management/People/:id/SecondStep', {
        params: await paramsOf(email),
        query,
      });
      console.log(text.people.passwordOnly({ email }));
    });
  else throw wrongUse('people');
  return true;
}

/** Options that mean something to one step only. */
const belongsTo = { role: 'invite', allow: 'invite', domain: 'link', search: undefined } as const;

function refuseForeign(values: Values, step: string | undefined): void {
  for (const [name, owner] of Object.entries(belongsTo))
    if (values[name as keyof typeof belongsTo] !== undefined && step !== owner)
      throw foreignOption(name, owner ? `people ${owner}` : 'people');
}

/** Does one thing with every person who is named; answers whether all of it could be done. */
async function eachPerson(emails: string[], act: (email: string) => Promise<void>): Promise<boolean> {
  if (emails.length === 0) throw new CommandProblem(text.people.byEmail);
  let isDone = true;
  for (const email of new Set(emails))
    try {
      await act(email);
    } catch (problem) {
      if (!(problem instanceof CommandProblem) || emails.length === 1) throw problem;
      console.error(`${email}: ${problem.message}`);
      isDone = false;
    }
  return isDone;
}

async function printPeople(service: Service, values: Values): Promise<void> {
  const query = { organizationName: values.organization, searchTerm: values.search };
  for await (const people of service.pages('GET /Management/People', { query }))
    for (const person of people) printPerson(person);
}

function printPerson({ email, role, status, ...rights }: ManagedPerson): void {
  const notes = [
    ...Object.entries(rightsByWord).flatMap(([word, right]) =>
      rights[right] ? [text.people.may({ right: word })] : [],
    ),
    ...(status === ActiveState.INACTIVE ? [text.people.deactivated] : []),
  ];
  console.log(`${wordOfRole(role).padEnd(21)} ${email}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`);
}

async function invite(service: Service, email: string, values: Values): Promise<void> {
  const allowed = values.allow?.map((word) => [oneOf(rightsByWord, '--allow', word), true]) ?? [];
  const rights = Object.fromEntries(allowed) as Partial<Rights>;
  const invitation = await service.call('POST /Management/Invitations', {
    body: { email, role: oneOf(rolesByWord, '--role', values.role ?? 'viewer'), ...rights },
    query: { organizationName: values.organization },
  });
  console.log(text.people.invited({ email: invitation.email, role: wordOfRole(invitation.role) }));
}

async function makeLink(service: Service, values: Values): Promise<void> {
  const link = await service.call('POST /Management/SelfRegistrations', {
    body: { ...(values.domain && { allowedDomains: values.domain }) },
    query: { organizationName: values.organization },
  });
  console.log(`${text.people.register}\n  ${service.publicUrl}${link.path}`);
}

export async function findPerson(
  service: Service,
  email: string,
  organizationName: string | undefined,
): Promise<ManagedPerson> {
  const query = { searchTerm: email, organizationName };
  for await (const people of service.pages('GET /Management/People', { query })) {
    const person = people.find((each) => each.email.toLowerCase() === email.toLowerCase());
    if (person) return person;
  }
  throw noSuch('member', email, 'people');
}
