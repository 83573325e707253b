import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolveBrandColors } from '@tv/contract/branding/brand-colors';
import { logoBackgrounds } from '@tv/contract/branding/logos';
import { languages, type Language } from '@tv/contract/languages/languages';
import type {
  ManagedOrganization,
  OrganizationChange,
} from '@tv/contract/organization/organization-settings';
import { podcastCategories, type PodcastCategory } from '@tv/contract/categories/podcast-categories';
import { readPalette } from '@tv/contract/branding/read-palette';
import { CommandProblem } from '../command-problem.ts';
import { size } from '../formats.ts';
import { onOrOff, oneOf, readArguments } from '../arguments/read-arguments.ts';
import { openService } from '../service.ts';
import { optionsOf, readSettings, type SettingOptions } from './setting-options.ts';
import { text } from '../texts.ts';
import { inColumns } from '../wrap.ts';
import { wholeNumber } from '../arguments/wrong-use.ts';

const podcasts: Record<string, PodcastCategory | ''> = {
  none: '',
  ...Object.fromEntries(podcastCategories.map((name) => [name.toLowerCase(), name])),
};
const languageOrNone: Record<string, Language | ''> = {
  none: '',
  ...Object.fromEntries(languages.map((language) => [language.toLowerCase(), language])),
};

const readColors = (choices: string[]) =>
  Object.fromEntries(
    choices.map((choice) => {
      const [key, value, ...more] = choice.split('=');
      if (!key || !value || more.length > 0) throw new CommandProblem(text.brand.noColor({ choice }));
      return [key, value === 'none' ? '' : value] as const;
    }),
  );

/** An empty value of these options changes nothing. */
const chosen =
  <Value>(words: Record<string, Value>) =>
  (word: string, option: string) =>
    word ? oneOf(words, `--${option}`, word) : undefined;
const onOff = chosen(onOrOff);
const listed = (words: string[]) => words.filter((word) => word !== 'none');
/** So many at most, or what is written for 0. */
const limit = (none: string, unit: number) => (word: string, option: string) =>
  word === none ? 0 : wholeNumber(option, word, [1, 999_999], none) * unit;

/** Settings without an option. The studio has forms for them. */
type InStudio = 'name' | 'playerSettings' | 'contactEmail' | 'accessibilityStatement' | 'texts';

const settings: SettingOptions<Omit<OrganizationChange, InStudio>> = {
  colors: { color: { type: 'string', multiple: true, read: readColors } },
  allowPublicMediaFeature: { 'public-pages': { type: 'string', read: onOff } },
  asksReview: { review: { type: 'string', read: onOff } },
  membersMayRecord: { 'members-record': { type: 'string', read: onOff } },
  showsNewestAndMostWatched: { 'home-rows': { type: 'string', read: chosen({ on: true, auto: false }) } },
  podcastCategory: {
    'podcast-category': { type: 'string', read: (word, option) => oneOf(podcasts, `--${option}`, word) },
  },
  isExplicit: { explicit: { type: 'string', read: onOff } },
  allowsMachineCaptions: { 'machine-captions': { type: 'string', read: onOff } },
  makesCaptionsAtImport: { 'captions-at-import': { type: 'string', read: onOff } },
  allowsPersonalFigures: { 'personal-figures': { type: 'string', read: onOff } },
  timeZone: { 'time-zone': { type: 'string', read: (word) => word || undefined } },
  defaultLanguage: { language: { type: 'string', read: chosen(languageOrNone) } },
  captionGlossary: { glossary: { type: 'string', multiple: true, read: listed } },
  searchSynonyms: { synonyms: { type: 'string', multiple: true, read: listed } },
  embedOrigins: { embed: { type: 'string', multiple: true, read: listed } },
  apiOrigins: { 'api-origin': { type: 'string', multiple: true, read: listed } },
  userLimit: { 'user-limit': { type: 'string', read: limit('none', 1) } },
  storageLimit: { 'storage-limit': { type: 'string', read: limit('default', 1e9) } },
};

const options = {
  organization: { type: 'string' },
  logo: { type: 'string' },
  'logo-dark': { type: 'string' },
  'lift-trial': { type: 'boolean' },
} as const;

/** Changes how an organization looks and what it allows; prints how that is then. */
export async function brandCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, { ...options, ...optionsOf(settings) }, { command: 'brand' });
  const logos = { light: await readLogo(values.logo), dark: await readLogo(values['logo-dark']) };
  const service = await openService();
  const query = { organizationName: values.organization };
  const present = await service.call('GET /Management/Organization', { query });
  const body = readSettings(settings, values);
  for (const background of logoBackgrounds) {
    const logo = logos[background];
    const of = { query: { ...query, background } };
    if (logo === 'none') await service.call('DELETE /Management/Organization/Logo', of);
    else if (logo) await service.call('PUT /Management/Organization/Logo', { bytes: logo, ...of });
  }
  if (values['lift-trial'])
    await service.call('DELETE /Management/Organizations/:id/Trial', { params: { id: present.id } });
  const changed = await service.call('PATCH /Management/Organization', { body, query });
  print(changed);
  return true;
}

async function readLogo(file: string | undefined): Promise<Buffer | 'none' | undefined> {
  if (file === undefined || file === 'none') return file;
  return readFile(file).catch(() => {
    throw new CommandProblem(text.noFile({ file }));
  });
}

const logosOf = ({ logoUrl, logoDarkUrl }: ManagedOrganization) =>
  logoUrl && logoDarkUrl ? text.brand.logoBoth : logoUrl || logoDarkUrl ? text.brand.logoOwn : 'none';

const stateOf = (isOn: boolean): string => (isOn ? 'on' : 'off');

function print(organization: ManagedOrganization): void {
  const { name, colors, embedOrigins, apiOrigins, storageLimit, isTrial, userLimit } = organization;
  const { labels, noOtherSite, noLimit, byMembers, automatic, withNames } = text.brand;
  const facts = {
    logo: logosOf(organization),
    publicPages: stateOf(organization.allowPublicMediaFeature),
    review: stateOf(organization.asksReview),
    recording: byMembers({ state: stateOf(organization.membersMayRecord) }),
    embeds: embedOrigins.join(', ') || noOtherSite,
    readBy: apiOrigins.join(', ') || noOtherSite,
    homeRows: organization.showsNewestAndMostWatched ? 'on' : 'auto',
    podcasts: `${organization.podcastCategory ?? 'Business'}${organization.isExplicit ? `, ${text.brand.explicit}` : ''}`,
    captions: automatic({
      state: stateOf(organization.allowsMachineCaptions),
      importState: stateOf(organization.makesCaptionsAtImport),
    }),
    glossary: organization.captionGlossary.join(', ') || 'none',
    synonyms: organization.searchSynonyms.join('; ') || 'none',
    figures: withNames({
      state: stateOf(organization.allowsPersonalFigures),
      timeZone: organization.timeZone,
    }),
    language: organization.defaultLanguage ?? text.brand.ofBrowser,
    users: userLimit === undefined ? noLimit : String(userLimit),
    stored: `${size(organization.storedBytes)} / ${storageLimit ? size(storageLimit) : noLimit}`,
    trial: isTrial ? text.brand.yes : text.brand.no,
  } satisfies Record<keyof typeof labels, string>;
  console.log(name);
  for (const line of inColumns(facts, labels)) console.log(`  ${line}`);
  const { dark, light } = fallenBackColors(colors);
  for (const [key, color] of Object.entries(colors)) {
    const themes = [dark.includes(key) && text.brand.dark, light.includes(key) && text.brand.light].filter(
      Boolean,
    );
    const note = themes.length > 0 ? `  ${text.brand.notShown({ themes: themes.join(', ') })}` : '';
    console.log(`  ${color.padEnd(13)} ${key}${note}`);
  }
}

/** The organization's colours that a theme does not show, because something drawn in them could not be read. */
function fallenBackColors(wanted: Record<string, string>): { dark: string[]; light: string[] } {
  const stylesheet = readFileSync(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8');
  const bases = { dark: readPalette(stylesheet, 'dark'), light: readPalette(stylesheet, 'light') };
  const fallenBack = (theme: 'dark' | 'light') => resolveBrandColors(wanted, bases, theme).fallenBack;
  return { dark: fallenBack('dark'), light: fallenBack('light') };
}
