import { because } from '@tv/contract/problem-reasons';
import { isAddressOrNetwork, isInNetworks } from '@tv/contract/network';
import type { Policies } from '@tv/contract/policies';
import { invalidField } from '../platform/http/problem.ts';

/** Policies about accounts, which only the portal's own provider can enforce. */
const ofAccounts = ['sessionHours', 'idleHours', 'passwordLength'] as const;

/**
 * Validates policies and returns them without repetitions. `address`: of the admin who sets them, `undefined` for the command
 * line, which cannot lock itself out.
 */
export function validatePolicies(
  policies: Policies,
  { hasLocalPasswords, address }: { hasLocalPasswords: boolean; address: string | undefined },
): Policies {
  const { allowPersonalFeeds, allowGuests, ...others } = policies;
  const { allowedNetworks, secondStepRequiredFor } = others;
  const isForeign =
    secondStepRequiredFor.length > 0
      ? 'secondStepRequiredFor'
      : ofAccounts.find((name) => policies[name] !== undefined);
  if (!hasLocalPasswords && isForeign) throw invalidField(isForeign, because('policies.foreign'));
  const networks = [...new Set(allowedNetworks.map((each) => each.trim()))];
  const wrong = networks.find((each) => !isAddressOrNetwork(each));
  if (wrong !== undefined)
    throw invalidField('allowedNetworks', because('policies.noNetwork', { found: wrong }));
  if (networks.length > 0 && address !== undefined && !isInNetworks(address, networks))
    throw invalidField('allowedNetworks', because('policies.lockedOut', { address }));
  return {
    ...others,
    secondStepRequiredFor: [...new Set(secondStepRequiredFor)],
    allowedNetworks: networks,
    ...(allowPersonalFeeds === false && { allowPersonalFeeds }),
    ...(allowGuests === false && { allowGuests }),
  };
}
