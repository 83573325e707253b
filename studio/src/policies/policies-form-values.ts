import type { Role } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { Policies } from '@tv/contract/sign-in/policies';
import * as text from '@tv/strings/en/studio/organization/policies.ts';

/** The policies as the form has them: numbers as they are typed, networks as lines. */
export type PoliciesForm = {
  roles: Role[];
  sessionHours: string;
  idleHours: string;
  passwordLength: string;
  networks: string;
  allowPersonalFeeds: boolean;
  allowGuests: boolean;
  guestDays: string;
};

export type PoliciesField = 'sessionHours' | 'idleHours' | 'passwordLength' | 'networks' | 'guestDays';

const bounds = {
  sessionHours: [1, limits.policies.sessionHours],
  idleHours: [1, limits.policies.idleHours],
  passwordLength: [limits.password.shortest, limits.policies.passwordLength],
  guestDays: [1, limits.guests.longestDays],
} as const;
const numbers = ['sessionHours', 'idleHours', 'passwordLength', 'guestDays'] as const;

const typed = (value: number | undefined) => (value === undefined ? '' : String(value));

export const formOf = (policies: Policies): PoliciesForm => ({
  roles: policies.secondStepRequiredFor,
  sessionHours: typed(policies.sessionHours),
  idleHours: typed(policies.idleHours),
  passwordLength: typed(policies.passwordLength),
  networks: policies.allowedNetworks.join('\n'),
  allowPersonalFeeds: policies.allowPersonalFeeds ?? true,
  allowGuests: policies.allowGuests ?? true,
  guestDays: typed(policies.guestDays),
});

const networksOf = ({ networks }: PoliciesForm) => networks.split(/[\s,;]+/).filter(Boolean);

/** The problems of the form, by field. Only the service knows whether a text is a network. */
export function problemsOf(form: PoliciesForm): Partial<Record<PoliciesField, string>> {
  const wrong = numbers.filter((name) => {
    const value = form[name].trim();
    const [least, most] = bounds[name];
    return value !== '' && !(/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most);
  });
  return {
    ...Object.fromEntries(wrong.map((name) => [name, text.numberNeeded(bounds[name][0], bounds[name][1])])),
    ...(networksOf(form).length > limits.policies.networks && {
      networks: text.tooManyNetworks(limits.policies.networks),
    }),
  };
}

/** The form in the service's words. It has no problem. */
export const policiesOf = (form: PoliciesForm): Policies => ({
  secondStepRequiredFor: [...form.roles],
  allowedNetworks: networksOf(form),
  ...(!form.allowPersonalFeeds && { allowPersonalFeeds: false }),
  ...(!form.allowGuests && { allowGuests: false }),
  ...Object.fromEntries(
    numbers.filter((name) => form[name].trim()).map((name) => [name, Number(form[name].trim())]),
  ),
});
