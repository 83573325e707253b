/** The texts that an organization writes for its readers. */
export const organizationTextNames = ['accessibilityStatement', 'termsOfService', 'welcome'] as const;
export type OrganizationTextName = (typeof organizationTextNames)[number];
