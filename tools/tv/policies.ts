import { limits } from '@tv/contract/limits';
import type { Policies } from '@tv/contract/policies';
import { rolesByWord, wordOfRole } from '@tv/contract/role-words';
import { CommandProblem } from './command-problem.ts';
import { oneOf, onOrOff, readArguments, readList } from './read-arguments.ts';
import { openService } from './service.ts';

const options = {
  organization: { type: 'string' },
  'second-step': { type: 'string' },
  'session-hours': { type: 'string' },
  'idle-hours': { type: 'string' },
  'password-length': { type: 'string' },
  networks: { type: 'string' },
  'personal-feeds': { type: 'string' },
  guests: { type: 'string' },
  'guest-days': { type: 'string' },
} as const;

/** Prints an organization's policies for sign-ins, and changes those that are given. */
export async function policiesCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, options, { command: 'policies' });
  const service = await openService();
  const query = { organizationName: values.organization };
  const present = await service.call('GET /Management/Policies', { query });
  const { 'second-step': roles, networks, 'personal-feeds': feeds, guests } = values;
  const change = {
    ...(roles !== undefined && {
      secondStepRequiredFor:
        roles === 'none' ? [] : readList(roles).map((word) => oneOf(rolesByWord, 'role', word)),
    }),
    ...readNumber(values, 'session-hours', 'sessionHours'),
    ...readNumber(values, 'idle-hours', 'idleHours'),
    ...readNumber(values, 'password-length', 'passwordLength'),
    ...(networks !== undefined && { allowedNetworks: networks === 'any' ? [] : readList(networks) }),
    ...(feeds !== undefined && {
      allowPersonalFeeds: oneOf(onOrOff, 'personal feeds', feeds),
    }),
    ...(guests !== undefined && { allowGuests: oneOf(onOrOff, 'guests', guests) }),
    ...readNumber(values, 'guest-days', 'guestDays'),
  };
  const body = { ...present, ...change };
  print(
    Object.keys(change).length === 0
      ? present
      : await service.call('PUT /Management/Policies', { query, body }),
  );
  return true;
}

type NumberName = 'sessionHours' | 'idleHours' | 'passwordLength' | 'guestDays';

function readNumber(values: Record<string, unknown>, option: string, name: NumberName): Partial<Policies> {
  const given = values[option];
  if (given === undefined) return {};
  if (given === 'none') return { [name]: undefined };
  if (!/^\d{1,4}$/.test(String(given)))
    throw new CommandProblem(`--${option} must be a whole number, or none.`);
  return { [name]: Number(given) };
}

function print(policies: Policies): void {
  const { secondStepRequiredFor, sessionHours, idleHours, passwordLength, allowedNetworks } = policies;
  const { allowPersonalFeeds = true, allowGuests = true, guestDays = limits.guests.days } = policies;
  const lines = [
    ['second step', secondStepRequiredFor.map(wordOfRole).join(', ') || 'for nobody'],
    ['sessions', sessionHours ? `${sessionHours} hours` : '30 days'],
    ['without use', idleHours ? `${idleHours} hours` : '8 days'],
    ['new passwords', `${passwordLength ?? 12} characters or more`],
    ['networks', allowedNetworks.join(', ') || 'any'],
    ['personal feeds', allowPersonalFeeds ? 'on' : 'off'],
    ['guests', allowGuests ? `for ${guestDays} days at most` : 'off'],
  ];
  for (const [name = '', value] of lines) console.log(`${name.padEnd(14)} ${value}`);
}
