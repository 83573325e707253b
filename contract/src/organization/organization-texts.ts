import { Type, type Static, type TSchema } from 'typebox';
import { limits } from '../limits/limits.ts';
import type { OrganizationTextName } from './organization-text-names.ts';
import { Lines } from '../texts.ts';
import { translatedText } from '../languages/translated.ts';

const statement = Lines({ maxLength: limits.statementLength });

/** Each of the texts of an organization may be in several languages (ADR 95). */
const texts = {
  accessibilityStatement: translatedText(statement, 'Markdown; in place of the portal’s neutral one'),
  termsOfService: translatedText(statement, 'Markdown; in place of those of the portal'),
  welcome: translatedText(
    Lines({ maxLength: limits.welcomeLength }),
    'at the top of the mails that invite people; not of a free trial',
  ),
} satisfies Record<OrganizationTextName, TSchema>;

export const OrganizationTexts = Type.Partial(Type.Object(texts, { additionalProperties: false }), {
  additionalProperties: false,
  description: 'by language, with `default` for all others; one with an empty default alone is removed',
});
export type OrganizationTexts = Static<typeof OrganizationTexts>;
