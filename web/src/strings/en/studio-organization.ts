/** The pages about the organization: what surrounds them, and the first of them. */
export const organization = 'Organization';
export const sections = 'Pages about the organization';
export const overview = 'Overview';
