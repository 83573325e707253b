import type { DomainRules } from '../organization/owns-address.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { ResolveTxt } from '../platform/resolve-txt.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { SignIn } from '../registration/deps.ts';
import { serveLeaving } from '../people/leave-routes.ts';
import { serveManagedCaptions } from '../captions/manage-routes.ts';
import { serveManagedCategories } from '../categories/manage-routes.ts';
import { serveManagedContents } from '../media-contents/manage-routes.ts';
import { serveInvitations } from '../people/invitations-routes.ts';
import { serveDomainsOfOrganization } from '../organization/domains-routes.ts';
import { serveManagedOrganization } from '../organization/manage-routes.ts';
import { serveManagedPeople } from '../people/manage-routes.ts';
import { serveSecondSteps } from '../people/second-step-routes.ts';
import { serveManagedSelfRegistrations } from '../registration/manage-links-routes.ts';
import { serveWatched } from '../analytics/manage-routes.ts';

export type ManagementParts = {
  db: Database;
  files: Files;
  clock: Clock;
  limits: Limits;
  outbox: Outbox;
  /** Origin of the portal, for links in mails. */
  publicUrl: string;
  signIn: SignIn;
  /** Asks the name servers for the records that prove a domain. */
  resolveTxt: ResolveTxt;
} & DomainRules;

export function serveManagement(serve: Serve, parts: ManagementParts): void {
  serveManagedContents(serve, parts);
  serveManagedCaptions(serve, parts);
  serveManagedCategories(serve, parts);
  serveManagedPeople(serve, parts);
  serveLeaving(serve, parts);
  serveSecondSteps(serve, parts);
  serveInvitations(serve, parts);
  serveManagedSelfRegistrations(serve, parts);
  serveManagedOrganization(serve, parts);
  serveDomainsOfOrganization(serve, parts);
  serveWatched(serve, parts);
}
