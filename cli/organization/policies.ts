import { limits } from '@tv/contract/limits/limits';
import type { Policies } from '@tv/contract/sign-in/policies';
import { rolesByWord, wordOfRole } from '@tv/contract/people/role-words';
import { time } from '../formats.ts';
import { oneOf, onOrOff, readArguments, readList } from '../arguments/read-arguments.ts';
import { openService } from '../service.ts';
import { optionsOf, readSettings, type SettingOptions } from './setting-options.ts';
import { text } from '../texts.ts';
import { inColumns } from '../wrap.ts';
import { wholeNumber } from '../arguments/wrong-use.ts';

const numberOrNone = (word: string, option: string) =>
  word === 'none' ? undefined : wholeNumber(option, word, [0, 9999], 'none');
const onOff = (word: string, option: string) => oneOf(onOrOff, `--${option}`, word);
const listOr = (none: string) => (word: string) => (word === none ? [] : readList(word));
const rolesOf = (word: string, option: string) =>
  listOr('none')(word).map((role) => oneOf(rolesByWord, `--${option}`, role));

const settings: SettingOptions<Policies> = {
  secondStepRequiredFor: { 'second-step': { type: 'string', read: rolesOf } },
  sessionHours: { 'session-hours': { type: 'string', read: numberOrNone } },
  idleHours: { 'idle-hours': { type: 'string', read: numberOrNone } },
  passwordLength: { 'password-length': { type: 'string', read: numberOrNone } },
  allowedNetworks: { networks: { type: 'string', read: listOr('any') } },
  allowPersonalFeeds: { 'personal-feeds': { type: 'string', read: onOff } },
  allowGuests: { guests: { type: 'string', read: onOff } },
  guestDays: { 'guest-days': { type: 'string', read: numberOrNone } },
};

/** Prints an organization's policies for sign-ins, and changes those that are given. */
export async function policiesCommand(args: string[]): Promise<boolean> {
  const options = { organization: { type: 'string' }, ...optionsOf(settings) } as const;
  const { values } = readArguments(args, options, { command: 'policies' });
  const service = await openService();
  const query = { organizationName: values.organization };
  const present = await service.call('GET /Management/Policies', { query });
  const change = readSettings(settings, values);
  const body = { ...present, ...change };
  print(
    Object.keys(change).length === 0
      ? present
      : await service.call('PUT /Management/Policies', { query, body }),
  );
  return true;
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
