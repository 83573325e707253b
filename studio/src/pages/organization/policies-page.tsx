import * as text from '@tv/strings/en/studio/organization/policies.ts';
import { PoliciesForm } from '../../policies/policies-form.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** What the organization asks of its members' sign-ins. */
export const PoliciesPage = () => (
  <OrganizationFrame title={text.policies}>
    <PoliciesForm />
  </OrganizationFrame>
);
