import { portalPath } from '@tv/contract/pages/page-paths';
import { redirect } from 'react-router';
import { forgetUser } from '@tv/client/lib/session/current-user.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { clearSession } from '@tv/client/lib/session/clear-session.ts';

/** Where the provider sends a person who has signed out. */
export async function loader(): Promise<never> {
  await clearSession();
  forgetUser();
  queryClient.clear();
  throw redirect(portalPath('logout'));
}

export const AuthClearPage = () => <main />;
