import type { Account } from './accounts.ts';

export const oidcScopes = ['openid', 'profile', 'email', 'username', 'directory'];
/** Scopes of the service's interfaces; they carry no claims. */
export const apiScopes = ['InMotionApi', 'GLHomeHeader'];

export const claimsByScope = {
  openid: ['sub'],
  profile: ['given_name', 'family_name', 'name'],
  email: ['email', 'email_verified'],
  username: ['username'],
  directory: ['directory'],
};

/** What tokens and userinfo say of a person; absent values are left out. */
export function claimsOf(account: Account) {
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
  return {
    sub: account.subject,
    email: account.email,
    email_verified: account.emailVerified,
    username: account.email,
    // `t-` subjects are the main provider's own people (decisions §2).
    directory: account.subject.startsWith('t-') ? 'provider' : 'accounts',
    ...(account.firstName ? { given_name: account.firstName } : {}),
    ...(account.lastName ? { family_name: account.lastName } : {}),
    ...(name ? { name } : {}),
  };
}
