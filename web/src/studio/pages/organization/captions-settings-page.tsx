import * as text from '../../../strings/en/studio-machine-captions.ts';
import { CaptionsSettings } from '../../machine-captions/captions-settings.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** What machines may do for the captions of the organization. */
export const CaptionsSettingsPage = () => (
  <OrganizationFrame title={text.title}>
    <CaptionsSettings />
  </OrganizationFrame>
);
