import { analytics } from './analytics.ts';
import { catalog } from './catalog.ts';
import type { Part } from './endpoint.ts';
import { feeds } from './feeds.ts';
import { management } from './management.ts';
import { managementCaptions } from './management-captions.ts';
import { managementCategories } from './management-categories.ts';
import { managementContents } from './management-contents.ts';
import { managementDirectory } from './management-directory.ts';
import { managementDomains } from './management-domains.ts';
import { managementOrganization } from './management-organization.ts';
import { managementPeople } from './management-people.ts';
import { managementWatched } from './management-watched.ts';
import { mediaFiles } from './media-files.ts';
import { notifications } from './notifications.ts';
import { organization } from './organization.ts';
import { people } from './people.ts';
import { playlist } from './playlist.ts';
import { registration } from './registration.ts';
import { watch } from './watch.ts';

/** Every call by its name. The web imports only its type, so that no schema reaches a browser. */
export const api = {
  ...organization,
  ...people,
  ...catalog,
  ...watch,
  ...registration,
  ...analytics,
  ...playlist,
  ...notifications,
  ...feeds,
  ...mediaFiles,
  ...management,
  ...managementContents,
  ...managementCaptions,
  ...managementCategories,
  ...managementPeople,
  ...managementDirectory,
  ...managementDomains,
  ...managementOrganization,
  ...managementWatched,
};

export type Api = typeof api;
export type CallName = keyof Api & string;
export type Params<Name extends CallName> = Part<Api[Name], 'params'>;
export type Query<Name extends CallName> = Part<Api[Name], 'query'>;
export type Body<Name extends CallName> = Part<Api[Name], 'body'>;
export type Answer<Name extends CallName> = Part<Api[Name], 'answer'>;
