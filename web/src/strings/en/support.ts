/** The mail to support: its subject and, line by line, its body. */
export const helpRequest = 'Help request';
export const roleIs = (role: string) => `Role: ${role}`;
export const appVersionIs = (version: string) => `App version: ${version}`;
export const apiVersionIs = (version: string) => `API version: ${version}`;

export const roles: Readonly<Record<string, string>> = {
  Admin: 'Admin',
  OrganizationManager: 'Organization manager',
  ContentManager: 'Content manager',
  Viewer: 'Viewer',
};
