import { readFile } from 'node:fs/promises';
import { logoBackgrounds } from '@tv/contract/logos';
import { languages, type Language } from '@tv/contract/languages';
import type { ManagedOrganization, OrganizationChange } from '@tv/contract/organization-settings';
import { podcastCategories, type PodcastCategory } from '@tv/contract/podcast-categories';
import { CommandProblem } from './command-problem.ts';
import { fallenBackColors } from './fallen-back-colors.ts';
import { onOrOff, oneOf, readArguments } from './read-arguments.ts';
import { openService } from './service.ts';

const options = {
  organization: { type: 'string' },
  color: { type: 'string', multiple: true },
  logo: { type: 'string' },
  'logo-dark': { type: 'string' },
  'public-pages': { type: 'string' },
  review: { type: 'string' },
  embed: { type: 'string', multiple: true },
  'api-origin': { type: 'string', multiple: true },
  'user-limit': { type: 'string' },
  'storage-limit': { type: 'string' },
  'home-rows': { type: 'string' },
  'podcast-category': { type: 'string' },
  explicit: { type: 'string' },
  'machine-captions': { type: 'string' },
  'captions-at-import': { type: 'string' },
  glossary: { type: 'string', multiple: true },
  synonyms: { type: 'string', multiple: true },
  'personal-figures': { type: 'string' },
  'members-record': { type: 'string' },
  'time-zone': { type: 'string' },
  language: { type: 'string' },
  'lift-trial': { type: 'boolean' },
} as const;
type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** Changes how an organization looks and what it allows; prints how that is then. */
export async function brandCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, options, { command: 'brand' });
  const logos = { light: await readLogo(values.logo), dark: await readLogo(values['logo-dark']) };
  const service = await openService();
  const query = { organizationName: values.organization };
  const present = await service.call('GET /Management/Organization', { query });
  const body = changeOf(values);
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
    throw new CommandProblem(`There is no file ${file}.`);
  });
}

function changeOf(values: Values): OrganizationChange {
  const limit = values['user-limit'];
  if (limit !== undefined && limit !== 'none' && !/^[1-9]\d{0,5}$/.test(limit))
    throw new CommandProblem('--user-limit must be a number of people, or none.');
  const storage = values['storage-limit'];
  if (storage !== undefined && storage !== 'default' && !/^[1-9]\d{0,5}$/.test(storage))
    throw new CommandProblem('--storage-limit must be a number of gigabytes, or default.');
  const pages = values['public-pages'];
  return {
    ...(values.color && { colors: readColors(values.color) }),
    ...(pages && { allowPublicMediaFeature: oneOf(onOrOff, 'value of --public-pages', pages) }),
    ...(values.review && { asksReview: oneOf(onOrOff, 'value of --review', values.review) }),
    ...(values['members-record'] && {
      membersMayRecord: oneOf(onOrOff, 'value of --members-record', values['members-record']),
    }),
    ...(values['home-rows'] && {
      showsNewestAndMostWatched: oneOf(onOrAuto, 'value of --home-rows', values['home-rows']),
    }),
    ...(values['podcast-category'] !== undefined && {
      podcastCategory: oneOf(podcasts, 'value of --podcast-category', values['podcast-category']),
    }),
    ...(values.explicit && { isExplicit: oneOf(onOrOff, 'value of --explicit', values.explicit) }),
    ...(values['machine-captions'] && {
      allowsMachineCaptions: oneOf(onOrOff, 'value of --machine-captions', values['machine-captions']),
    }),
    ...(values['captions-at-import'] && {
      makesCaptionsAtImport: oneOf(onOrOff, 'value of --captions-at-import', values['captions-at-import']),
    }),
    ...(values['personal-figures'] && {
      allowsPersonalFigures: oneOf(onOrOff, 'value of --personal-figures', values['personal-figures']),
    }),
    ...(values['time-zone'] && { timeZone: values['time-zone'] }),
    ...(values.language && {
      defaultLanguage: oneOf(languageOrNone, 'value of --language', values.language),
    }),
    ...(values.glossary && { captionGlossary: values.glossary.filter((word) => word !== 'none') }),
    ...(values.synonyms && { searchSynonyms: values.synonyms.filter((line) => line !== 'none') }),
    ...(values.embed && { embedOrigins: values.embed.filter((origin) => origin !== 'none') }),
    ...(values['api-origin'] && { apiOrigins: values['api-origin'].filter((origin) => origin !== 'none') }),
    ...(limit !== undefined && { userLimit: limit === 'none' ? 0 : Number(limit) }),
    ...(storage !== undefined && { storageLimit: storage === 'default' ? 0 : Number(storage) * 1e9 }),
  };
}

const podcasts: Record<string, PodcastCategory | ''> = {
  none: '',
  ...Object.fromEntries(podcastCategories.map((name) => [name.toLowerCase(), name])),
};
const languageOrNone: Record<string, Language | ''> = {
  none: '',
  ...Object.fromEntries(languages.map((language) => [language.toLowerCase(), language])),
};
const onOrAuto = { on: true, auto: false };

const readColors = (choices: string[]) =>
  Object.fromEntries(
    choices.map((choice) => {
      const [key, value, ...more] = choice.split('=');
      if (!key || !value || more.length > 0)
        throw new CommandProblem(
          `"${choice}" is not a colour: write --color textLinkColor=#2FD6A3, or --color textLinkColor=none.`,
        );
      return [key, value === 'none' ? '' : value] as const;
    }),
  );

const logosOf = ({ logoUrl, logoDarkUrl }: ManagedOrganization) =>
  logoUrl && logoDarkUrl ? 'own, for light and for dark' : logoUrl || logoDarkUrl ? 'own' : 'none';

function print(organization: ManagedOrganization): void {
  const {
    name,
    colors,
    allowPublicMediaFeature,
    asksReview,
    membersMayRecord,
    embedOrigins,
    isTrial,
    userLimit,
  } = organization;
  console.log(name);
  console.log(`  logo          ${logosOf(organization)}`);
  console.log(`  public pages  ${allowPublicMediaFeature ? 'on' : 'off'}`);
  console.log(`  review        ${asksReview ? 'on' : 'off'}`);
  console.log(`  recording     by members: ${membersMayRecord ? 'on' : 'off'}`);
  console.log(`  embeds on     ${embedOrigins.join(', ') || 'no other site'}`);
  console.log(`  read by       ${organization.apiOrigins.join(', ') || 'no other site'}`);
  console.log(`  home rows     ${organization.showsNewestAndMostWatched ? 'on' : 'auto'}`);
  console.log(
    `  podcasts      ${organization.podcastCategory ?? 'Business'}${organization.isExplicit ? ', explicit' : ''}`,
  );
  console.log(
    `  captions      automatic: ${organization.allowsMachineCaptions ? 'on' : 'off'}, at import: ${organization.makesCaptionsAtImport ? 'on' : 'off'}`,
  );
  console.log(`  glossary      ${organization.captionGlossary.join(', ') || 'none'}`);
  console.log(`  synonyms      ${organization.searchSynonyms.join('; ') || 'none'}`);
  console.log(
    `  figures       with names: ${organization.allowsPersonalFigures ? 'on' : 'off'}, days of ${organization.timeZone}`,
  );
  console.log(`  language      ${organization.defaultLanguage ?? 'of each browser'}`);
  console.log(`  most users    ${userLimit ?? 'no limit'}`);
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
  const { storedBytes, storageLimit } = organization;
  console.log(
    `  stored        ${gigabytes(storedBytes)} of ${storageLimit ? gigabytes(storageLimit) : 'any number'}`,
  );
  console.log(`  free trial    ${isTrial ? 'yes' : 'no'}`);
  const { dark, light } = fallenBackColors(colors);
  for (const [key, color] of Object.entries(colors)) {
    const themes = [dark.includes(key) && 'dark', light.includes(key) && 'light'].filter(Boolean);
    const note = themes.length > 0 ? `  not shown in ${themes.join(' and ')}: hard to read there` : '';
    console.log(`  ${color.padEnd(13)} ${key}${note}`);
  }
}
