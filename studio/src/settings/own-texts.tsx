import { languages } from '@tv/contract/languages/languages';
import { limits } from '@tv/contract/limits/limits';
import {
  organizationTextNames,
  type OrganizationTextName,
} from '@tv/contract/organization/organization-text-names';
import type { OrganizationTexts } from '@tv/contract/organization/organization-texts';
import type { Translated } from '@tv/contract/languages/translated';
import * as text from '@tv/strings/en/studio/organization/settings.ts';
import { TranslatedField } from '@tv/ui/forms/translated-field.tsx';

type Shown = Record<OrganizationTextName, Translated>;

/** The label, help and bounds of each text. */
const fields: Record<
  OrganizationTextName,
  { label: string; help: string; maxLength: number; lines: number }
> = {
  welcome: { label: text.welcome, help: text.welcomeHelp, maxLength: limits.welcomeLength, lines: 3 },
  termsOfService: { label: text.terms, help: text.termsHelp, maxLength: limits.statementLength, lines: 6 },
  accessibilityStatement: {
    label: text.statement,
    help: text.statementHelp,
    maxLength: limits.statementLength,
    lines: 6,
  },
};
const names = Object.keys(fields) as OrganizationTextName[];

/** The texts of an organization in a form, those too that it lacks. */
export const shownTexts = (texts: OrganizationTexts): Shown =>
  Object.fromEntries(organizationTextNames.map((name) => [name, texts[name] ?? { default: '' }])) as Shown;

const fieldOf = (name: OrganizationTextName, tag: string) => `texts.${name}.${tag}`;

/** The names by which the service tells what is wrong with a text. */
export const textFields = names.flatMap((name) => ['default', ...languages].map((tag) => fieldOf(name, tag)));

type OwnTextsProps = {
  form: Shown;
  change: (more: Partial<Shown>) => void;
  errorOf: (name: string) => string | undefined;
};

/** The texts that an organization writes for its readers, each in any of the languages. */
export const OwnTexts = ({ form, change, errorOf }: OwnTextsProps) =>
  names.map((name) => {
    const { default: value, ...translations } = form[name];
    return (
      <TranslatedField
        key={name}
        {...fields[name]}
        value={value}
        onChange={(next) => change({ [name]: { default: next, ...translations } })}
        translations={translations}
        onTranslations={(next) => change({ [name]: { default: value, ...next } })}
        error={errorOf(fieldOf(name, 'default'))}
        errorIn={(tag) => errorOf(fieldOf(name, tag))}
      />
    );
  });
