import { defaultLanguage } from '@tv/contract/languages/languages';
import { inLanguage } from '@tv/contract/languages/translated';
import { activePerson } from '../platform/auth/caller.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { OrganizationDeps } from './deps.ts';
import { serveDomainsOfOrganization } from './domains/domains-routes.ts';
import { serveFirstSteps } from './first-steps/first-steps-routes.ts';
import { serveManagedOrganization } from './manage-routes.ts';
import { servePolicies } from './policies/policies-routes.ts';
import { serveStorage } from './storage/storage-routes.ts';
import {
  allowsPublicMedia,
  findTexts,
  findPublicOrganization,
  findUiCustomizations,
  listOrganizations,
} from './db.ts';
import { listIndustries } from './directory-db.ts';
import { knownColors } from './branding/theme-colors.ts';

/** The calls of organizations, for viewers, visitors and managers. */
export function serveOrganization(serve: Serve, deps: OrganizationDeps): void {
  const { db, version, terms, deviceSignIn } = deps;
  serveManagedOrganization(serve, deps);
  serveFirstSteps(serve, deps);
  servePolicies(serve, deps);
  serveStorage(serve, deps);
  serveDomainsOfOrganization(serve, deps);

  serve('GET /About/Version', async () => ({ informationalVersion: version }));

  serve('GET /About/SignIn', async () => deviceSignIn);

  serve('GET /About/TermsOfService', async ({ query }) => {
    const own = query.organizationId && (await findTexts(db, query.organizationId))?.termsOfService;
    if (own) return { text: inLanguage(own, query.language) };
    const text = terms[query.language ?? defaultLanguage] ?? terms[defaultLanguage];
    return text === undefined ? {} : { text };
  });

  serve('GET /Organizations/:id/AccessibilityStatement/Publics', async ({ params, query }) => {
    const texts = await findTexts(db.reads, params.id);
    if (!texts) throw notFound('This organization');
    const statement = texts.accessibilityStatement;
    return statement ? { text: inLanguage(statement, query.language) } : {};
  });

  serve('GET /OrganizationDirectories/Home/Industries/Publics', ({ query }) => listIndustries(db, query));

  serve('GET /Organizations/:id/Publics', async ({ params }) => {
    const organization = await findPublicOrganization(db.reads, params.id);
    if (!organization) throw notFound('This organization');
    return organization;
  });

  serve('GET /Organizations/:id/UICustomizations/Publics', async ({ params }) => {
    const colors = await findUiCustomizations(db.reads, params.id);
    if (!colors) throw notFound('This organization');
    return knownColors(colors);
  });

  serve('GET /Organizations/:id/IntegrationsConfiguration/Publics', async ({ params }) => {
    const allowPublicMediaFeature = await allowsPublicMedia(db.reads, params.id);
    if (allowPublicMediaFeature === undefined) throw notFound('This organization');
    return { allowPublicMediaFeature };
  });

  serve('GET /Organizations/:id/IntegrationsConfiguration/Viewers', async ({ params, caller }) => {
    const allowPublicMediaFeature = await allowsPublicMedia(db.reads, params.id);
    if (allowPublicMediaFeature === undefined || activePerson(caller)?.organizationId !== params.id)
      throw notFound('This organization');
    return { allowPublicMediaFeature };
  });

  // Only a provider admin sees organizations beside their own, for example to join them.
  serve('GET /Organizations', async ({ query, caller }) => {
    const person = activePerson(caller);
    return listOrganizations(db, query, {
      withoutThoseOf: query.excludeUserTiedOrganizations ? person?.id : undefined,
      onlyThoseOf: person?.isProviderAdmin ? undefined : person?.id,
    });
  });
}
