import { redirect } from 'react-router';
import { forgetUser } from '../lib/current-user.ts';
import { queryClient } from '../lib/query-client.ts';
import { clearSession } from '../lib/session.ts';

/** Where the provider sends a person who has signed out. */
export async function loader(): Promise<never> {
  await clearSession();
  forgetUser();
  queryClient.clear();
  throw redirect('/logout');
}

export const AuthClearPage = () => <main />;
