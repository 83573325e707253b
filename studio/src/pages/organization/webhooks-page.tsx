import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/developers/webhooks.ts';
import { WebhooksSection } from '../../webhooks/webhooks-section.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** The webhooks of the organization, for its admins. */
export const WebhooksPage = () => (
  <OrganizationFrame title={text.webhooks}>
    <WebhooksSection organizationId={useCurrentUser()?.organizationId ?? ''} />
  </OrganizationFrame>
);
