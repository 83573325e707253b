import { isDeepStrictEqual } from 'node:util';
import { because } from '@tv/contract/reasons/problem-reasons';
import { isAddressOrNetwork, isInNetworks } from '@tv/contract/formats/network';
import type { Policies } from '@tv/contract/sign-in/policies';
import type { Tables } from '../../platform/db/tables.ts';
import { invalidField } from '../../platform/http/problem.ts';

type PolicyName = keyof Policies;
type Policy<Value> = {
  /** The column of organization_policies. */
  column: keyof Tables['organization_policies'];
  /** The value of an organization that has set none. */
  initial: undefined extends Value ? Exclude<Value, undefined> | null : Value;
  /** It is about accounts. Only the portal's own provider can enforce it. */
  isOfAccounts?: true;
};

/** The policies of an organization. A policy is read, written and left out by its entry. */
export const policyTable: { [Name in PolicyName]-?: Policy<Policies[Name]> } = {
  secondStepRequiredFor: { column: 'second_step_required_for', initial: [], isOfAccounts: true },
  sessionHours: { column: 'session_hours', initial: null, isOfAccounts: true },
  idleHours: { column: 'idle_hours', initial: null, isOfAccounts: true },
  passwordLength: { column: 'password_length', initial: null, isOfAccounts: true },
  allowedNetworks: { column: 'allowed_networks', initial: [] },
  allowPersonalFeeds: { column: 'allow_personal_feeds', initial: true },
  allowGuests: { column: 'allow_guests', initial: true },
  guestDays: { column: 'guest_days', initial: null },
};
export const policyNames = Object.keys(policyTable) as PolicyName[];

/** Whether a value is the one of an organization that has set none. */
const isInitial = (name: PolicyName, value: unknown = policyTable[name].initial) =>
  isDeepStrictEqual(value, policyTable[name].initial);

/** Policies as the contract has them: of those that may be absent, only the ones with another value than the initial one. */
export const withoutInitial = (policies: { [Name in PolicyName]?: Policies[Name] | null }): Policies =>
  Object.fromEntries(
    policyNames
      .filter((name) => Array.isArray(policyTable[name].initial) || !isInitial(name, policies[name]))
      .map((name) => [name, policies[name] ?? policyTable[name].initial]),
  ) as Policies;

/**
 * Validates policies and returns them without repetitions. `address`: of the admin who sets them, `undefined` for the command
 * line, which cannot lock itself out.
 */
export function validatePolicies(
  policies: Policies,
  { hasLocalPasswords, address }: { hasLocalPasswords: boolean; address: string | undefined },
): Policies {
  const foreign = policyNames.find(
    (name) => policyTable[name].isOfAccounts && !isInitial(name, policies[name]),
  );
  if (!hasLocalPasswords && foreign) throw invalidField(foreign, because('policies.foreign'));
  const networks = [...new Set(policies.allowedNetworks.map((each) => each.trim()))];
  const wrong = networks.find((each) => !isAddressOrNetwork(each));
  if (wrong !== undefined)
    throw invalidField('allowedNetworks', because('policies.noNetwork', { found: wrong }));
  if (networks.length > 0 && address !== undefined && !isInNetworks(address, networks))
    throw invalidField('allowedNetworks', because('policies.lockedOut', { address }));
  const secondStepRequiredFor = [...new Set(policies.secondStepRequiredFor)];
  return withoutInitial({ ...policies, secondStepRequiredFor, allowedNetworks: networks });
}
