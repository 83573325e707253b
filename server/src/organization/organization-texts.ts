import {
  organizationTextNames,
  type OrganizationTextName,
} from '@tv/contract/organization/organization-text-names';
import type { OrganizationTexts } from '@tv/contract/organization/organization-texts';
import { because } from '@tv/contract/reasons/problem-reasons';
import { lacksDefault, tidyTranslated, type Translated } from '@tv/contract/languages/translated';
import { invalidField } from '../platform/http/problem.ts';

type TextsChange = {
  texts?: OrganizationTexts | undefined;
  accessibilityStatement?: string | null | undefined;
};

/** Throws 400 for a text that has translations alone: readers of other languages would get nothing. */
export function refuseWithoutDefault(texts: OrganizationTexts): void {
  for (const [name, text] of Object.entries(texts))
    if (lacksDefault(text)) throw invalidField(`texts.${name}.default`, because('field.missing'));
}

/**
 * Applies a change to the texts of an organization. A text without any words is removed. `accessibilityStatement` is the default of
 * that text; `null` removes the text.
 */
export function changedTexts(
  present: OrganizationTexts,
  { texts = {}, accessibilityStatement: statement }: TextsChange,
): OrganizationTexts {
  const given: Partial<Record<OrganizationTextName, Translated | undefined>> = { ...present, ...texts };
  if (statement !== undefined)
    given.accessibilityStatement =
      statement === null ? undefined : { ...given.accessibilityStatement, default: statement };
  return tidyTexts(given);
}

/** Texts in the form in which they are stored and answered. */
export const tidyTexts = (
  texts: Partial<Record<OrganizationTextName, Translated | undefined>>,
): OrganizationTexts =>
  Object.fromEntries(
    organizationTextNames.flatMap((name) => {
      const text = texts[name] && tidyTranslated(texts[name]);
      return text ? [[name, text]] : [];
    }),
  );
