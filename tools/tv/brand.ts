import { readFile } from 'node:fs/promises';
import { logoBackgrounds } from '@tv/contract/logos';
import { languages, type Language } from '@tv/contract/languages';
import type { ManagedOrganization, OrganizationChange } from '@tv/contract/organization-settings';
import { podcastCategories, type PodcastCategory } from '@tv/contract/podcast-categories';
import { CommandProblem } from './command-problem.ts';
import { fallenBackColors } from './fallen-back-colors.ts';
import { size } from './formats.ts';
import { onOrOff, oneOf, readArguments } from './read-arguments.ts';
import { openService } from './service.ts';
import { text } from './texts.ts';
import { inColumns } from './wrap.ts';
import { wholeNumber } from './wrong-use.ts';

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
    throw new CommandProblem(text.noFile({ file }));
  });
}

function changeOf(values: Values): OrganizationChange {
  const limit = values['user-limit'];
  const storage = values['storage-limit'];
  const pages = values['public-pages'];
  return {
    ...(values.color && { colors: readColors(values.color) }),
    ...(pages && { allowPublicMediaFeature: oneOf(onOrOff, '--public-pages', pages) }),
    ...(values.review && { asksReview: oneOf(onOrOff, '--review', values.review) }),
    ...(values['members-record'] && {
      membersMayRecord: oneOf(onOrOff, '--members-record', values['members-record']),
    }),
    ...(values['home-rows'] && {
      showsNewestAndMostWatched: oneOf(onOrAuto, '--home-rows', values['home-rows']),
    }),
    ...(values['podcast-category'] !== undefined && {
      podcastCategory: oneOf(podcasts, '--podcast-category', values['podcast-category']),
    }),
    ...(values.explicit && { isExplicit: oneOf(onOrOff, '--explicit', values.explicit) }),
    ...(values['machine-captions'] && {
      allowsMachineCaptions: oneOf(onOrOff, '--machine-captions', values['machine-captions']),
    }),
    ...(values['captions-at-import'] && {
      makesCaptionsAtImport: oneOf(onOrOff, '--captions-at-import', values['captions-at-import']),
    }),
    ...(values['personal-figures'] && {
      allowsPersonalFigures: oneOf(onOrOff, '--personal-figures', values['personal-figures']),
    }),
    ...(values['time-zone'] && { timeZone: values['time-zone'] }),
    ...(values.language && {
      defaultLanguage: oneOf(languageOrNone, '--language', values.language),
    }),
    ...(values.glossary && { captionGlossary: values.glossary.filter((word) => word !== 'none') }),
    ...(values.synonyms && { searchSynonyms: values.synonyms.filter((line) => line !== 'none') }),
    ...(values.embed && { embedOrigins: values.embed.filter((origin) => origin !== 'none') }),
    ...(values['api-origin'] && { apiOrigins: values['api-origin'].filter((origin) => origin !== 'none') }),
    ...(limit !== undefined && {
      userLimit: limit === 'none' ? 0 : wholeNumber('user-limit', limit, [1, 999_999], 'none'),
    }),
    ...(storage !== undefined && {
      storageLimit:
        storage === 'default' ? 0 : wholeNumber('storage-limit', storage, [1, 999_999], 'default') * 1e9,
    }),
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
      if (!key || !value || more.length > 0) throw new CommandProblem(text.brand.noColor({ choice }));
      return [key, value === 'none' ? '' : value] as const;
    }),
  );

const logosOf = ({ logoUrl, logoDarkUrl }: ManagedOrganization) =>
  logoUrl && logoDarkUrl ? text.brand.logoBoth : logoUrl || logoDarkUrl ? text.brand.logoOwn : 'none';

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

function print(organization: ManagedOrganization): void {
  const { name, colors, embedOrigins, apiOrigins, storageLimit, isTrial, userLimit } = organization;
  const { labels, noOtherSite, noLimit, byMembers, automatic, withNames } = text.brand;
  const facts = {
    logo: logosOf(organization),
    publicPages: onOff(organization.allowPublicMediaFeature),
    review: onOff(organization.asksReview),
    recording: byMembers({ state: onOff(organization.membersMayRecord) }),
    embeds: embedOrigins.join(', ') || noOtherSite,
    readBy: apiOrigins.join(', ') || noOtherSite,
    homeRows: organization.showsNewestAndMostWatched ? 'on' : 'auto',
    podcasts: `${organization.podcastCategory ?? 'Business'}${organization.isExplicit ? `, ${text.brand.explicit}` : ''}`,
    captions: automatic({
      state: onOff(organization.allowsMachineCaptions),
      importState: onOff(organization.makesCaptionsAtImport),
    }),
    glossary: organization.captionGlossary.join(', ') || 'none',
    synonyms: organization.searchSynonyms.join('; ') || 'none',
    figures: withNames({
      state: onOff(organization.allowsPersonalFigures),
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
