import * as text from '@tv/strings/en/studio/organization/branding.ts';
import { BrandingForm } from '../../branding/branding-form.tsx';
import { SettingsPage } from './settings-page.tsx';

/** How the organization looks. */
export const BrandingPage = () => (
  <SettingsPage title={text.branding}>
    {(organization, isAdmin) => (
      <BrandingForm key={organization.id} organization={organization} mayRename={isAdmin} />
    )}
  </SettingsPage>
);
