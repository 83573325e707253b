import { Type, type Static } from 'typebox';
import { Id } from '../fields.ts';
import { logoBackgrounds } from '../branding/logos.ts';
import { nameLimits } from '../limits/name-limits.ts';

/** Which organization: people manage their current one, the command line names one, else it means the first. */
export const organizationScope = {
  organizationId: Type.Optional(Id),
  organizationName: Type.Optional(Type.String({ minLength: 1, maxLength: nameLimits.organization })),
};

export const InOrganization = Type.Object(organizationScope);
export type OrganizationScope = Static<typeof InOrganization>;

/** Which logo of which organization. */
export const OfLogo = Type.Object({
  ...organizationScope,
  background: Type.Optional(
    Type.Enum([...logoBackgrounds], { description: 'on which the logo is shown; light at first' }),
  ),
});
