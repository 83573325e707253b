import type { Access } from '@tv/contract/endpoint';
import { Role } from '@tv/contract/enumerations';
import { noRights } from '@tv/contract/people/rights';
import { expect, test } from 'vitest';
import type { Problem } from '../http/problem.ts';
import type { Caller, Person, ServiceAccount, Session } from './caller.ts';
import { checksOf } from './checks.ts';

const session = {} as Session;
const person = (role: Role, more: Partial<Person> = {}): Caller => ({
  kind: 'person',
  session,
  person: { role, isActive: true, isProviderAdmin: false, ...noRights, ...more } as Person,
});

const key = (categoryIds?: string[]): Caller => ({
  kind: 'key',
  account: { categoryIds } as ServiceAccount,
});

const callers: Caller[] = [
  { kind: 'nobody' },
  { kind: 'command-line' },
  { kind: 'session', session },
  person(Role.Admin, { isActive: false, isProviderAdmin: true }),
  person(Role.Viewer),
  person(Role.Viewer, { mayReview: true }),
  person(Role.Viewer, { mayRecord: true }),
  person(Role.ContentManager),
  person(Role.OrganizationManager),
  person(Role.Admin),
  person(Role.Admin, { isProviderAdmin: true }),
  key(),
  key(['a category']),
];

/** 200, or the status of the first check that refuses. */
const statusOf = (access: Access, caller: Caller): number => {
  try {
    for (const check of checksOf[access]) check(caller);
    return 200;
  } catch (problem) {
    return (problem as Problem).status;
  }
};

// Nobody – command line – without a record – inactive – viewer – reviewer – recorder – content manager – organization manager – admin – provider admin – key – key with categories.
const expected: Record<Access, string> = {
  anyone: '200 200 200 200 200 200 200 200 200 200 200 200 200',
  'media-token': '200 200 200 200 200 200 200 200 200 200 200 200 200',
  public: '200 401 200 200 200 200 200 200 200 200 200 200 200',
  session: '401 401 200 200 200 200 200 200 200 200 200 200 200',
  viewer: '401 401 403 403 200 200 200 200 200 200 200 200 200',
  'content-manager-or-reviewer': '401 200 403 403 403 200 403 200 200 200 200 200 200',
  'content-manager-or-recorder': '401 200 403 403 403 403 200 200 200 200 200 200 200',
  'content-manager': '401 200 403 403 403 403 403 200 200 200 200 200 200',
  'organization-manager': '401 200 403 403 403 403 403 403 200 200 200 200 403',
  admin: '401 200 403 403 403 403 403 403 403 200 200 403 403',
  'admin-or-key': '401 200 403 403 403 403 403 403 403 200 200 200 403',
  'provider-admin': '401 200 403 403 403 403 403 403 403 403 200 403 403',
  'machine-owner': '401 200 403 403 403 403 403 403 403 403 403 403 403',
};

test.each(Object.entries(expected))('%s lets in whom it names', (access, statuses) => {
  expect(callers.map((caller) => statusOf(access as Access, caller)).join(' ')).toBe(statuses);
});
