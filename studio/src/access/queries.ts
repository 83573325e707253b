import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { call, callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';

const pageSize = limits.largestPage;

/** Links by which people register themselves, the newest first. */
export const registrationLinks = (organizationId: string) =>
  infiniteQueryOptions({
    queryKey: ['registration-links', organizationId],
    ...pagesOf(pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Management/SelfRegistrations', { query: { ...pageParam, pageSize }, signal }),
    refetchOnMount: true,
  });

/** The organization's domains, by name. */
export const ownDomains = (organizationId: string) =>
  queryOptions({
    queryKey: ['own-domains', organizationId],
    queryFn: ({ signal }) => call('GET /Management/Domains', { signal }),
    refetchOnMount: true,
  });

/** The sign-in providers of the organization, by name. A try in another window changes them. */
export const signInConnections = (organizationId: string) =>
  queryOptions({
    queryKey: ['sign-in-connections', organizationId],
    queryFn: ({ signal }) => call('GET /Management/SignInConnections', { signal }),
    refetchOnMount: true,
    refetchOnWindowFocus: 'always',
  });

/** Tokens of the directory, the newest first. */
export const directoryTokens = (organizationId: string) =>
  queryOptions({
    queryKey: ['directory-tokens', organizationId],
    queryFn: ({ signal }) => call('GET /Management/DirectoryTokens', { signal }),
    refetchOnMount: true,
  });

/** Groups that the directory has sent, by name. */
export const directoryGroups = (organizationId: string) =>
  infiniteQueryOptions({
    queryKey: ['directory-groups', organizationId],
    ...pagesOf(pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Management/DirectoryGroups', { query: { ...pageParam, pageSize }, signal }),
    refetchOnMount: true,
  });
