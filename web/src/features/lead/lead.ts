/** The category on whose page a visitor asks for contact, or else the organization. */
export type LeadTarget = { organizationId: string; categoryId?: string | undefined };
export type Lead = { email: string; botCheckToken: string };
