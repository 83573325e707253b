import { limits } from '@tv/contract/limits';
import type { Policies } from '@tv/contract/policies';
import { rolesByWord, wordOfRole } from '@tv/contract/role-words';
import { time } from './formats.ts';
import { oneOf, onOrOff, readArguments, readList } from './read-arguments.ts';
import { openService } from './service.ts';
import { text } from './texts.ts';
import { inColumns } from './wrap.ts';
import { wholeNumber } from './wrong-use.ts';

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
        roles === 'none' ? [] : readList(roles).map((word) => oneOf(rolesByWord, '--second-step', word)),
    }),
    ...readNumber(values, 'session-hours', 'sessionHours'),
    ...readNumber(values, 'idle-hours', 'idleHours'),
    ...readNumber(values, 'password-length', 'passwordLength'),
    ...(networks !== undefined && { allowedNetworks: networks === 'any' ? [] : readList(networks) }),
    ...(feeds !== undefined && {
      allowPersonalFeeds: oneOf(onOrOff, '--personal-feeds', feeds),
    }),
    ...(guests !== undefined && { allowGuests: oneOf(onOrOff, '--guests', guests) }),
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

function readNumber(
  values: { [option: string]: string | undefined },
  option: string,
  name: NumberName,
): Partial<Policies> {
  const given = values[option];
  if (given === undefined) return {};
  return { [name]: given === 'none' ? undefined : wholeNumber(option, given, [0, 9999], 'none') };
}

function print(policies: Policies): void {
  const { secondStepRequiredFor, sessionHours, idleHours, passwordLength, allowedNetworks } = policies;
  const { allowPersonalFeeds = true, allowGuests = true, guestDays = limits.guests.days } = policies;
  const { labels, nobody, characters, atMost } = text.policies;
  const facts = {
    secondStep: secondStepRequiredFor.map(wordOfRole).join(', ') || nobody,
    sessions: sessionHours ? time(sessionHours, 'hour') : time(limits.policies.sessionDays, 'day'),
    idle: idleHours ? time(idleHours, 'hour') : time(limits.policies.idleHours / 24, 'day'),
    passwords: characters({ count: passwordLength ?? 12 }),
    networks: allowedNetworks.join(', ') || 'any',
    feeds: allowPersonalFeeds ? 'on' : 'off',
    guests: allowGuests ? atMost({ time: time(guestDays, 'day') }) : 'off',
  } satisfies Record<keyof typeof labels, string>;
  for (const line of inColumns(facts, labels)) console.log(line);
}
