import { screenPath } from '@tv/contract/pages/page-paths';
import { replace, type LoaderFunctionArgs } from 'react-router';
import { isUnknownLink } from '../../features/registration/refusal.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { configuration } from '@tv/client/lib/api/configuration.ts';

const noOrganization = '00000000-0000-0000-0000-000000000000';

/** Addresses of before they named their organization: five configured links go to the all-zero one, others to their own. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<never> {
  const { selfRegistrationId: id = '' } = params;
  const { pathname } = new URL(request.url);
  const organizationId = isLegacy(id) ? noOrganization : await organizationOf(id);
  throw replace(
    organizationId ? screenPath(organizationId, '') + pathname : screenPath(undefined, 'not-registered'),
  );
}

const isLegacy = (id: string) =>
  configuration().legacySelfRegistrationIds.some((each) => each.toLowerCase() === id.toLowerCase());

async function organizationOf(id: string): Promise<string | undefined> {
  try {
    return (await call('GET /SelfRegistrations/Basic/:id', { params: { id } })).organizationId;
  } catch (error) {
    if (isUnknownLink(error)) return undefined;
    throw error;
  }
}

/** Never shown: the loader always leads on. */
export const LegacyRegistration = () => null;
