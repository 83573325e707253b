import { ActiveState, Role } from '@tv/contract/enumerations';
import { roleKeys } from '@tv/contract/people/roles';
import { roleLabel } from '@tv/client/lib/support/support-mail.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import type { ChosenValues, ListFilter } from '@tv/ui/filters/list-filters.tsx';
import type { PeopleQuery } from './queries.ts';

export const peopleFilters = {
  role: {
    label: text.filterLabels.role,
    options: roleKeys.map((key) => ({ value: key, text: roleLabel(Role[key]) })),
    isMultiple: true,
  },
  state: {
    label: text.filterLabels.state,
    options: [
      { value: 'active', text: text.active },
      { value: 'inactive', text: text.inactive },
    ],
  },
  secondStep: {
    label: text.filterLabels.secondStep,
    options: [
      { value: 'yes', text: text.withSecondStep },
      { value: 'no', text: text.withoutSecondStep },
    ],
  },
  review: {
    label: text.filterLabels.review,
    options: [
      { value: 'yes', text: text.mayReview },
      { value: 'no', text: text.mayNotReview },
    ],
  },
} satisfies Record<string, ListFilter>;
export type PeopleFilterName = keyof typeof peopleFilters;

/** The filters in the service's words. */
export function requestedBy(chosen: ChosenValues<PeopleFilterName>, searchTerm: string): PeopleQuery {
  const [state, secondStep, review] = [chosen.state[0], chosen.secondStep[0], chosen.review[0]];
  const roles = roleKeys.filter((key) => chosen.role.includes(key)).map((key) => Role[key]);
  return {
    ...(searchTerm && { searchTerm }),
    ...(roles.length > 0 && { role: roles }),
    ...(state && { status: [state === 'active' ? ActiveState.ACTIVE : ActiveState.INACTIVE] }),
    ...(secondStep && { hasSecondStep: secondStep === 'yes' }),
    ...(review && { mayReview: review === 'yes' }),
  };
}
