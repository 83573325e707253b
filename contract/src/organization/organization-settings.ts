import { Type, type Static } from 'typebox';
import { Flag, Id } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { languages } from '../languages/languages.ts';
import { limits } from '../limits/limits.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { OrganizationTexts } from './organization-texts.ts';
import { PlayerSettingsChange } from '../media/player-settings.ts';
import { type PodcastCategory, podcastCategories } from '../categories/podcast-categories.ts';
import { SynonymLines } from './synonyms.ts';
import { FilledLine, Lines } from '../texts.ts';

/** Words of a glossary for captions. */
export const maxGlossaryWords = 200;

const Site = Type.String({ maxLength: limits.sites.addressLength });
const colors = (description: string) =>
  Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 9 }), { description });
const Colors = colors('theme colour key to #RRGGBB or #RRGGBBAA');

export const ManagedOrganization = Type.Object({
  id: Id,
  name: Type.String(),
  logoUrl: Type.Optional(Type.String({ description: 'of the logo for light backgrounds, if there is one' })),
  logoDarkUrl: Type.Optional(
    Type.String({ description: 'of the logo for dark backgrounds, if there is one' }),
  ),
  colors: Colors,
  playerSettings: PlayerSettingsChange,
  asksReview: Flag,
  membersMayRecord: Type.Boolean({ description: 'members record drafts for review' }),
  contactEmail: Type.Optional(Type.String()),
  accessibilityStatement: Type.Optional(
    Type.String({ description: 'the default of `texts.accessibilityStatement`' }),
  ),
  texts: OrganizationTexts,
  allowPublicMediaFeature: Flag,
  embedOrigins: Type.Array(Type.String()),
  apiOrigins: Type.Array(Type.String(), {
    description: 'sites whose pages may read what the organization answers',
  }),
  userLimit: Type.Optional(Type.Integer()),
  storedBytes: Type.Integer({
    description: `originals, attachments and subtitles that came with them, and packages; items deleted in the last ${itemLimits.restorableDays} days too`,
  }),
  storageLimit: Type.Optional(Type.Integer({ description: 'bytes; absent: none' })),
  showsNewestAndMostWatched: Flag,
  podcastCategory: Type.Optional(Type.String()),
  isExplicit: Flag,
  allowsMachineCaptions: Type.Boolean({
    description: 'sound and captions of its items may be sent to the services that make captions',
  }),
  makesCaptionsAtImport: Type.Boolean({
    description: 'items that are brought in without captions get some by machine',
  }),
  captionGlossary: Type.Array(Type.String(), {
    description: 'names and words that the services get, as they are to be spelled',
  }),
  searchSynonyms: Type.Array(Type.String(), {
    description:
      'lines such as "kickoff = start, beginning": search takes the terms of a line for one another',
  }),
  allowsPersonalFigures: Type.Boolean({
    description: 'its managers may see which person watched what',
  }),
  timeZone: Type.String({ description: 'in which the days of its figures begin, such as Europe/Berlin' }),
  defaultLanguage: Type.Optional(
    Type.Enum([...languages], {
      description: 'of pages and mails for people who chose none; absent: the browser’s',
    }),
  ),
  isTrial: Type.Boolean({ description: 'no directory, no internal embeds, few invitations a day' }),
});
export type ManagedOrganization = Static<typeof ManagedOrganization>;

/** A field that is left out stays as it is. */
export const OrganizationChange = Type.Object(
  {
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: nameLimits.organization,
        description: 'for admins; 17 when an organization has it or one that looks like it',
      }),
    ),
    colors: Type.Optional(
      colors('theme colour key to #RRGGBB or #RRGGBBAA; empty: the usual one. Others stay as they are.'),
    ),
    playerSettings: Type.Optional(PlayerSettingsChange),
    asksReview: Type.Optional(Flag),
    membersMayRecord: Type.Optional(Flag),
    contactEmail: Type.Optional(Type.String({ maxLength: 254, description: 'empty: its admins’' })),
    accessibilityStatement: Type.Optional(
      Lines({
        maxLength: limits.statementLength,
        description: 'the default of `texts.accessibilityStatement`; empty: the neutral one',
      }),
    ),
    texts: Type.Optional(OrganizationTexts),
    allowPublicMediaFeature: Type.Optional(Flag),
    embedOrigins: Type.Optional(
      Type.Array(Site, { maxItems: limits.sites.each, description: 'https://host[:port]' }),
    ),
    apiOrigins: Type.Optional(
      Type.Array(Site, {
        maxItems: limits.sites.each,
        description:
          'for admins: sites whose pages may read what the organization answers; https://host[:port]',
      }),
    ),
    showsNewestAndMostWatched: Type.Optional(
      Type.Boolean({
        description: 'rows of the home page; with 20 categories or more they are shown in any case',
      }),
    ),
    podcastCategory: Type.Optional(
      Type.Unsafe<PodcastCategory | ''>(
        Type.Union(
          [...podcastCategories, ''].map((name) => Type.Literal(name)),
          { description: 'of its feeds in directories of podcasts; empty: Business' },
        ),
      ),
    ),
    isExplicit: Type.Optional(
      Type.Boolean({ description: 'whether its feeds are for adults only, as directories of podcasts ask' }),
    ),
    allowsMachineCaptions: Type.Optional(
      Type.Boolean({
        description:
          'whether sound and captions of its items may be sent to the services that make captions; off until an admin allows it',
      }),
    ),
    makesCaptionsAtImport: Type.Optional(Flag),
    captionGlossary: Type.Optional(
      Type.Array(FilledLine({ maxLength: 60 }), {
        maxItems: maxGlossaryWords,
        description: 'names and words as they are to be spelled; in place of the ones before',
      }),
    ),
    searchSynonyms: Type.Optional(SynonymLines),
    allowsPersonalFigures: Type.Optional(
      Type.Boolean({
        description: 'for admins: whether its managers may see which person watched what; on at first',
      }),
    ),
    timeZone: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'in which the days of its figures begin, such as Europe/Berlin; UTC at first',
      }),
    ),
    defaultLanguage: Type.Optional(
      Type.Enum([...languages, ''], {
        description: 'of pages and mails for people who chose none; empty: the browser’s',
      }),
    ),
    userLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: '0: none' })),
    storageLimit: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'bytes that the organization may store; 0: as every other',
      }),
    ),
  },
  { additionalProperties: false },
);
export type OrganizationChange = Static<typeof OrganizationChange>;
