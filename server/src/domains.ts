import type { FastifyInstance } from 'fastify';
import { serveAnalytics } from './analytics/routes.ts';
import { createCallCounter } from './api-keys/count-calls.ts';
import { createAccountFinder } from './api-keys/find-account.ts';
import { serveApiKeys } from './api-keys/routes.ts';
import { serveApplications } from './applications/routes.ts';
import { serveAudit } from './audit/routes.ts';
import { createSubtitleConverter } from './captions/convert-subtitles.ts';
import { serveSubtitleDrafts } from './captions/drafts/routes.ts';
import { serveManagedCaptions } from './captions/manage-routes.ts';
import { serveMachineCaptions } from './machine-captions/routes.ts';
import { serveCategories } from './categories/routes.ts';
import { serveLegalHolds } from './legal-holds/routes.ts';
import { serveRetention } from './retention/routes.ts';
import { serveArchive } from './ingest/archive/archive-routes.ts';
import { bringBackItem } from './ingest/archive/bring-back-item.ts';
import { servePeaks } from './ingest/peaks/peaks-routes.ts';
import { servePosters } from './ingest/poster/poster-routes.ts';
import { serveRecordings } from './ingest/recordings/recordings-routes.ts';
import { serveSoundTracks } from './ingest/sound-tracks/sound-routes.ts';
import { serveVersions } from './ingest/versions/version-routes.ts';
import { serveReprocessing } from './ingest/versions/reprocess-routes.ts';
import { serveManagedAttachments } from './media-contents/attachments/manage-routes.ts';
import { createItemJsonCache } from './media-contents/item/item-json-db.ts';
import { serveMediaContents } from './media-contents/routes.ts';
import { createAdmission } from './directory/membership/admission.ts';
import { serveManagedDirectory } from './directory/manage-routes.ts';
import { serveScim } from './directory/scim-routes.ts';
import { servePresence } from './presence/routes.ts';
import { createClaimFollower } from './groups/follow-claim.ts';
import { serveGroups } from './groups/routes.ts';
import { serveGuests } from './guests/routes.ts';
import { findOrganizationOfGuest } from './guests/sessions-db.ts';
import type { WatchedEndpoint } from './platform/storage/watched-endpoints.ts';
import { serveWatchedSources } from './watched-sources/routes.ts';
import { serveOldAddresses } from './old-addresses/routes.ts';
import { serveFeeds } from './feeds/routes.ts';
import { createMediaAuthorization } from './streaming/authorize-media.ts';
import { createMediaTokens } from './media/media-token.ts';
import { serveStreaming } from './streaming/routes.ts';
import { createPushKeys } from './notifications/push-keys.ts';
import { serveNotifications } from './notifications/routes.ts';
import type { OrganizationDeps } from './organization/deps.ts';
import { serveOrganization } from './organization/routes.ts';
import { findPerson } from './people/db.ts';
import { createSeenAs } from './people/seen-as.ts';
import { serveSeenAs } from './people/seen-as-routes.ts';
import { servePeople } from './people/routes.ts';
import type { Authentication } from './platform/auth/authenticate.ts';
import { type CaptionServices, noCaptionServices } from './platform/caption-services.ts';
import type { Scanner } from './platform/scanner/scanner.ts';
import type { Session } from './platform/auth/caller.ts';
import { createBotCheck } from './platform/limits/bot-check.ts';
import { type AddressPolicy, loopbackAddresses, publicAddresses } from './platform/http/public-address.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { crossing } from './platform/db/second-lock/scope.ts';
import type { Files } from './platform/storage/files.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import type { OrganizationRule } from './platform/auth/organization-rules.ts';
import type { ResolveTxt } from './platform/resolve-txt.ts';
import { serveBackup } from './backup/routes.ts';
import type { Ending } from './platform/http/health/drain.ts';
import { createOwnWrites } from './platform/http/own-writes.ts';
import { createServe, type Serve } from './platform/http/serve.ts';
import { servePersonalData } from './personal-data/routes.ts';
import { takeOneClick } from './platform/http/bodies/take-one-click.ts';
import type { Terms } from './platform/terms-files.ts';
import { servePlaylist } from './playlist/routes.ts';
import { admitNewcomer } from './registration/admit-newcomer.ts';
import type { SignIn } from './registration/deps.ts';
import { serveRegistration } from './registration/routes.ts';
import { createKeys } from './registration/keys.ts';
import { serveWebhooks } from './webhooks/routes.ts';
import { serveSignInConnections } from './sign-in-connections/routes.ts';
import { serveBackstage } from './live/backstage/backstage-routes.ts';
import { type LiveDeps, serveLive } from './live/routes.ts';
import { serveLiveStream } from './live/stream/routes.ts';
import { serveLiveTalk } from './live-talk/routes.ts';
import { servePlayback } from './playback/routes.ts';

export type DomainDeps = {
  db: Database;
  files: Files;
  /** Absent: files are not scanned. */
  scanner?: Scanner;
  /** Bytes that an organization without a limit of its own may store. Absent: no limit. */
  storageLimit?: number | undefined;
  /** Absent: no service makes captions. */
  captionServices?: CaptionServices;
  clock: Clock;
  secretKey: string;
  internalDomains: readonly string[];
  organizationRules: readonly OrganizationRule[];
  /** Which hosts providers of organizations may have. Absent: public ones. */
  issuerAddresses?: AddressPolicy;
  version: string;
  /** Of this installation, as in the settings. It stands in API keys. */
  environment: string;
  terms: Terms;
  webhooksAllowLoopback: boolean;
  /** Folders on the server in which organizations have their own. Absent: none is watched. */
  watchedFolders?: readonly string[];
  /** Stores whose buckets organizations may watch. Absent: none. */
  watchedEndpoints?: readonly WatchedEndpoint[];
  /** Where encoders send live streams to. Absent: nowhere. */
  encoderAddresses?: LiveDeps['encoderAddresses'];
  publicUrl: string;
  signIn: SignIn;
  resolveTxt: ResolveTxt;
  deviceSignIn: OrganizationDeps['deviceSignIn'];
  authentication: Pick<Authentication, 'verifyToken' | 'localServiceToken'>;
  ending?: Pick<Ending, 'closing'> | undefined;
};

/** Registers every domain's calls; the tests run over the same list as the service. */
export function serveDomains(app: FastifyInstance, deps: DomainDeps): Serve {
  const { db, files, clock, secretKey, signIn } = deps;
  takeOneClick(app);
  const admit = createAdmission(deps);
  const followClaim = createClaimFollower(deps);
  const seenAs = createSeenAs(deps);
  const mediaTokens = createMediaTokens(secretKey, clock);
  const authentication = {
    ...deps.authentication,
    seenAs: seenAs.open,
    findServiceAccount: createAccountFinder({ ...deps, log: app.log }),
    countCall: createCallCounter(deps),
    async organizationOfGuest(token: string) {
      const grant = await mediaTokens.read(token);
      return grant?.kind === 'guest' ? findOrganizationOfGuest(db, grant) : undefined;
    },
    async findPerson(session: Session, address: string) {
      // What an application may know of a person says nothing of where they belong.
      if (session.application) return findPerson(db, session, address);
      await admit(session);
      await followClaim(session);
      return findPerson(db, session, address);
    },
  };
  const serve = createServe(app, authentication, createOwnWrites(db));
  const botCheck = createBotCheck(deps);
  const outbox = createOutbox(secretKey);
  const limits = createLimits(deps);
  serveOrganization(serve, { ...deps, limits });
  serveSignInConnections(serve, { ...deps, limits });
  servePeople(serve, {
    ...deps,
    limits,
    outbox,
    mediaTokens,
    admitNewcomer: (session) =>
      signIn.hasLocalPasswords ? Promise.resolve(false) : admitNewcomer(deps, session),
  });
  const itemJson = createItemJsonCache(db.reads);
  serveMediaContents(serve, { db, itemJson, clock, mediaTokens, secretKey, botCheck, bringBackItem });
  serveReprocessing(serve, deps);
  serveArchive(serve, deps);
  serveCategories(serve, { ...deps, itemJson });
  serveApplications(serve, deps);
  serveLegalHolds(serve, deps);
  serveOldAddresses(serve, deps);
  serveRetention(serve, deps);
  const addresses = deps.webhooksAllowLoopback ? loopbackAddresses : publicAddresses;
  serveWatchedSources(serve, {
    ...deps,
    ...{
      watchedFolders: deps.watchedFolders ?? [],
      watchedEndpoints: deps.watchedEndpoints ?? [],
      addresses,
    },
  });
  serveGuests(serve, { ...deps, limits, outbox, mediaTokens, itemJson });
  const subtitles = createSubtitleConverter(files);
  serveManagedCaptions(serve, deps);
  serveSubtitleDrafts(serve, { ...deps, subtitles });
  serveMachineCaptions(serve, { ...deps, captionServices: deps.captionServices ?? noCaptionServices });
  serveManagedAttachments(serve, deps);
  servePosters(serve, deps);
  serveVersions(serve, deps);
  servePeaks(serve, deps);
  serveSoundTracks(serve, deps);
  serveLive(serve, deps);
  serveBackstage(serve, { ...deps, limits });
  serveLiveTalk(app, serve, { ...deps, limits, mediaTokens });
  servePlayback(serve, { db, clock, limits, mediaTokens, secretKey });
  servePlaylist(serve, { db, clock });
  serveRecordings(serve, { db, clock });
  serveAnalytics(serve, { db, clock, limits, secretKey });
  const pushKeys = createPushKeys(db, secretKey);
  app.addHook('onReady', async () => void (await crossing('start', pushKeys)));
  serveNotifications(serve, { db, clock, secretKey, pushKeys });
  serveRegistration(serve, {
    ...deps,
    outbox,
    limits,
    keys: createKeys(secretKey),
    botCheck,
  });
  serveFeeds(serve, { ...deps, limits, subtitles });
  servePresence(app, serve, deps);
  serveAudit(serve, deps);
  serveWebhooks(serve, { ...deps, limits });
  serveApiKeys(serve, { ...deps, mediaTokens });
  servePersonalData(serve, deps);
  serveBackup(serve, deps);
  const directory = {
    ...deps,
    outbox,
    limits,
    hasLocalPasswords: signIn.hasLocalPasswords,
  };
  serveManagedDirectory(serve, directory);
  serveSeenAs(serve, { ...deps, seenAs });
  serveGroups(serve, deps);
  serveScim(app, directory);
  const authorize = createMediaAuthorization({ db, clock, mediaTokens });
  serveStreaming(serve, { db, files, subtitles, authorize });
  serveLiveStream(serve, { db, files, authorize, secretKey });
  return serve;
}
