import * as analytics from '@tv/contract/analytics';
import * as analyticsFigures from '@tv/contract/analytics-figures';
import * as analyticsPeople from '@tv/contract/analytics-people';
import * as apiKeys from '@tv/contract/api-keys';
import * as applications from '@tv/contract/applications';
import * as archive from '@tv/contract/archive';
import * as audience from '@tv/contract/audience';
import * as audit from '@tv/contract/audit';
import * as backstage from '@tv/contract/backstage';
import * as calendar from '@tv/contract/calendar';
import * as captions from '@tv/contract/captions';
import * as categories from '@tv/contract/categories';
import * as categoryDefaults from '@tv/contract/category-defaults';
import * as changes from '@tv/contract/changes';
import * as directory from '@tv/contract/directory';
import * as feeds from '@tv/contract/feeds';
import * as firstSteps from '@tv/contract/first-steps';
import * as fields from '@tv/contract/fields';
import * as groups from '@tv/contract/groups';
import * as guests from '@tv/contract/guests';
import * as holdOfItem from '@tv/contract/hold-of-item';
import * as itemChanges from '@tv/contract/item-changes';
import * as itemHistory from '@tv/contract/item-history';
import * as itemParts from '@tv/contract/item-parts';
import * as legalHolds from '@tv/contract/legal-holds';
import * as watchedSources from '@tv/contract/watched-sources';
import * as oldAddresses from '@tv/contract/old-addresses';
import * as retentionRules from '@tv/contract/retention-rules';
import * as lifecycle from '@tv/contract/lifecycle';
import * as live from '@tv/contract/live';
import * as liveCaptions from '@tv/contract/live-captions';
import * as liveMarks from '@tv/contract/live-marks';
import * as liveTalkParts from '@tv/contract/live-talk-parts';
import * as liveOfItem from '@tv/contract/live-of-item';
import * as machineCaptions from '@tv/contract/machine-captions';
import * as managedList from '@tv/contract/managed-list';
import * as managedMediaContent from '@tv/contract/managed-media-content';
import * as mediaContent from '@tv/contract/media-content';
import * as mediaContents from '@tv/contract/media-contents';
import * as mediaVersions from '@tv/contract/media-versions';
import * as notices from '@tv/contract/notices';
import * as notifications from '@tv/contract/notifications';
import * as organization from '@tv/contract/organization';
import * as organizationSettings from '@tv/contract/organization-settings';
import * as organizationTexts from '@tv/contract/organization-texts';
import * as signInConnections from '@tv/contract/sign-in-connections';
import * as organizationDomains from '@tv/contract/organization-domains';
import * as organizationScope from '@tv/contract/organization-scope';
import * as personalData from '@tv/contract/personal-data';
import * as peaks from '@tv/contract/peaks';
import * as people from '@tv/contract/people';
import * as playback from '@tv/contract/playback';
import * as playerSettings from '@tv/contract/player-settings';
import * as playing from '@tv/contract/playing';
import * as playlist from '@tv/contract/playlist';
import * as policies from '@tv/contract/policies';
import * as presence from '@tv/contract/presence';
import * as publishedTexts from '@tv/contract/published-texts';
import * as recordings from '@tv/contract/recordings';
import * as registration from '@tv/contract/registration';
import * as reviews from '@tv/contract/reviews';
import * as savedViews from '@tv/contract/saved-views';
import * as soundTracks from '@tv/contract/sound-tracks';
import * as sources from '@tv/contract/sources';
import * as storage from '@tv/contract/storage';
import * as subtitleDrafts from '@tv/contract/subtitle-drafts';
import * as translations from '@tv/contract/translations';
import * as uploadQuota from '@tv/contract/upload-quota';
import * as uploads from '@tv/contract/uploads';
import * as webhooks from '@tv/contract/webhooks';

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
