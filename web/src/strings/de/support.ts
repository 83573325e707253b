export const helpRequest = 'Bitte um Hilfe';
export const roleIs = (role: string) => `Rolle: ${role}`;
export const appVersionIs = (version: string) => `App-Version: ${version}`;
export const apiVersionIs = (version: string) => `API-Version: ${version}`;

export const roles: Readonly<Record<string, string>> = {
  Admin: 'Admin',
  OrganizationManager: 'Organisationsverwaltung',
  ContentManager: 'Inhaltsverwaltung',
  Viewer: 'Zuschauer',
};
