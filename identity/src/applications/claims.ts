import type { Account } from '../accounts.ts';

export const oidcScopes = ['openid', 'profile', 'email', 'username', 'directory'];
/** Scopes of the service's API. They carry no claims. */
export const apiScopes = ['InMotionApi', 'GLHomeHeader'];

export const claimsByScope = {
  openid: ['sub'],
  profile: ['given_name', 'family_name', 'name'],
  email: ['email', 'email_verified'],
  username: ['username'],
  directory: ['directory'],
};

/** The claims about a person in tokens and userinfo. Absent values are left out. */
export function claimsOf(account: Account) {
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
  return {
    sub: account.subject,
    email: account.email,
    email_verified: account.emailVerified,
    username: account.email,
    // Subjects with `t-` belong to people of the main provider itself.
    directory: account.subject.startsWith('t-') ? 'provider' : 'accounts',
    ...(account.firstName ? { given_name: account.firstName } : {}),
    ...(account.lastName ? { family_name: account.lastName } : {}),
    ...(name ? { name } : {}),
  };
}
