import * as analytics from '@tv/contract/analytics/analytics';
import * as analyticsFigures from '@tv/contract/analytics/analytics-figures';
import * as analyticsPeople from '@tv/contract/analytics/analytics-people';
import * as apiKeys from '@tv/contract/integrations/api-keys';
import * as applications from '@tv/contract/integrations/applications';
import * as archive from '@tv/contract/media-contents/archive';
import * as audience from '@tv/contract/media-contents/audience';
import * as audit from '@tv/contract/organization/audit';
import * as backstage from '@tv/contract/live/backstage';
import * as calendar from '@tv/contract/media-contents/calendar';
import * as captions from '@tv/contract/captions/captions';
import * as categories from '@tv/contract/categories/categories';
import * as categoryDefaults from '@tv/contract/categories/category-defaults';
import * as changes from '@tv/contract/media-contents/changes';
import * as directory from '@tv/contract/sign-in/directory';
import * as feeds from '@tv/contract/categories/feeds';
import * as firstSteps from '@tv/contract/organization/first-steps';
import * as fields from '@tv/contract/fields';
import * as groups from '@tv/contract/people/groups';
import * as guests from '@tv/contract/people/guests';
import * as holdOfItem from '@tv/contract/retention/hold-of-item';
import * as itemChanges from '@tv/contract/media-contents/item-changes';
import * as itemHistory from '@tv/contract/media-contents/item-history';
import * as itemParts from '@tv/contract/media-contents/item-parts';
import * as legalHolds from '@tv/contract/retention/legal-holds';
import * as watchedSources from '@tv/contract/sources/watched-sources';
import * as oldAddresses from '@tv/contract/media-contents/old-addresses';
import * as retentionRules from '@tv/contract/retention/retention-rules';
import * as lifecycle from '@tv/contract/media-contents/lifecycle';
import * as live from '@tv/contract/live/live';
import * as liveCaptions from '@tv/contract/live/live-captions';
import * as liveMarks from '@tv/contract/live/live-marks';
import * as liveTalkParts from '@tv/contract/live/live-talk-parts';
import * as liveOfItem from '@tv/contract/live/live-of-item';
import * as machineCaptions from '@tv/contract/captions/machine-captions';
import * as managedList from '@tv/contract/media-contents/managed-list';
import * as managedMediaContent from '@tv/contract/media-contents/managed-media-content';
import * as mediaContent from '@tv/contract/media-contents/media-content';
import * as mediaContents from '@tv/contract/media-contents/media-contents';
import * as mediaVersions from '@tv/contract/media/media-versions';
import * as notices from '@tv/contract/notifications/notices';
import * as notifications from '@tv/contract/notifications/notifications';
import * as organization from '@tv/contract/organization/organization';
import * as organizationSettings from '@tv/contract/organization/organization-settings';
import * as organizationTexts from '@tv/contract/organization/organization-texts';
import * as signInConnections from '@tv/contract/sign-in/sign-in-connections';
import * as organizationDomains from '@tv/contract/organization/organization-domains';
import * as organizationScope from '@tv/contract/organization/organization-scope';
import * as personalData from '@tv/contract/people/personal-data';
import * as peaks from '@tv/contract/media/peaks';
import * as people from '@tv/contract/people/people';
import * as playback from '@tv/contract/playback/playback';
import * as playerSettings from '@tv/contract/media/player-settings';
import * as playing from '@tv/contract/playback/playing';
import * as playlist from '@tv/contract/playback/playlist';
import * as policies from '@tv/contract/sign-in/policies';
import * as presence from '@tv/contract/people/presence';
import * as publishedTexts from '@tv/contract/media-contents/published-texts';
import * as recordings from '@tv/contract/uploads/recordings';
import * as registration from '@tv/contract/sign-in/registration';
import * as reviews from '@tv/contract/media-contents/reviews';
import * as savedViews from '@tv/contract/media-contents/saved-views';
import * as soundTracks from '@tv/contract/media/sound-tracks';
import * as sources from '@tv/contract/sources/sources';
import * as storage from '@tv/contract/organization/storage';
import * as subtitleDrafts from '@tv/contract/captions/subtitle-drafts';
import * as translations from '@tv/contract/languages/translations';
import * as uploadQuota from '@tv/contract/uploads/upload-quota';
import * as uploads from '@tv/contract/uploads/uploads';
import * as webhooks from '@tv/contract/integrations/webhooks';

export type Json = { [name: string]: unknown };

/** The contract's modules that export schemas of objects. */
const modules: Record<string, unknown>[] = [
  analytics,
  analyticsFigures,
  analyticsPeople,
  apiKeys,
  applications,
  archive,
  audience,
  audit,
  backstage,
  calendar,
  captions,
  categories,
  categoryDefaults,
  changes,
  directory,
  feeds,
  fields,
  firstSteps,
  groups,
  holdOfItem,
  guests,
  itemChanges,
  itemHistory,
  itemParts,
  legalHolds,
  oldAddresses,
  retentionRules,
  watchedSources,
  lifecycle,
  machineCaptions,
  managedList,
  live,
  liveCaptions,
  liveMarks,
  liveOfItem,
  liveTalkParts,
  managedMediaContent,
  mediaContent,
  mediaContents,
  mediaVersions,
  notices,
  notifications,
  organization,
  organizationSettings,
  organizationTexts,
  organizationDomains,
  signInConnections,
  organizationScope,
  peaks,
  personalData,
  people,
  playback,
  playerSettings,
  playing,
  playlist,
  policies,
  presence,
  publishedTexts,
  recordings,
  registration,
  reviews,
  savedViews,
  soundTracks,
  sources,
  storage,
  subtitleDrafts,
  translations,
  uploadQuota,
  uploads,
  webhooks,
];

export const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as Json;
export const isObject = (schema: Json) => schema['type'] === 'object' && 'properties' in schema;
/** The same for schemas that only say something else of themselves. */
const shapeOf = (schema: Json) => JSON.stringify({ ...schema, description: undefined });

/**
 * The names of a module's exported schemas of objects, by shape. Leaves out a schema that only says which item is meant, or
 * what a query may ask: these are not shapes of their own.
 */
export const namesIn = (module: Record<string, unknown>): [shape: string, name: string][] =>
  Object.entries(module).flatMap(([name, value]) => {
    const schema = typeof value === 'object' && value !== null && 'type' in value ? plain(value) : {};
    return isObject(schema) && !/^(By|In)[A-Z]|(Query|Filters)$/.test(name) ? [[shapeOf(schema), name]] : [];
  });

const names = new Map(modules.flatMap(namesIn));

/** What the contract calls a schema of an object; undefined where it has no name there. */
export const nameOf = (schema: Json): string | undefined => names.get(shapeOf(schema));
