import { fillTemplate, type TemplateParams } from '../formats/fill-template.ts';

/** Addresses of the studio's pages, below `/studio`. The empty path is the list of content. `studio/src/routes.tsx` says what each shows. */
export const studioPaths = [
  '',
  'content/:id',
  'content/:id/captions/:language',
  'upload',
  'upload/sheet',
  'record',
  'live',
  'live/:id',
  'bring-in',
  'review',
  'review/:id',
  'schedule',
  'analytics',
  'analytics/content',
  'analytics/content/:id',
  'analytics/playing',
  'analytics/searches',
  'analytics/watched',
  'analytics/completions',
  'analytics/guests',
  'organization',
  'organization/people',
  'organization/people/groups/:id',
  'organization/access',
  'organization/policies',
  'organization/developers',
  'organization/storage',
  'organization/retention',
  'organization/audit-log',
  'organization/webhooks',
  'organization/machine-captions',
  'organization/branding',
  'organization/categories',
  'organization/categories/:id',
  'organization/player',
  'organization/publishing',
] as const;
export type StudioPath = (typeof studioPaths)[number];

/** The path of a page of the studio: `studioPath('content/:id', { id })`. */
export const studioPath = <Path extends StudioPath>(path: Path, ...[params]: TemplateParams<Path>): string =>
  `/studio/${fillTemplate(path, params)}`.replace(/\/$/, '');
