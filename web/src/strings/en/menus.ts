/** What the help menu, the person's menu and About say. */
export const userGuide = 'User guide';
export const newMark = 'New';
export const about = 'About';
export const sendFeedback = 'Send feedback';
export const switchToAdmin = 'Switch to admin';
export const settings = 'Settings';
export const securitySettings = 'Security settings';
export const privacyPolicy = 'Privacy policy';
export const theme = 'Theme';
export const requestDemo = 'Request demo';

export const aboutTv = 'About TV';
export const whatItIs = 'A streaming solution for corporate content management and company communications.';
export const version = 'Version';
export const apiVersion = 'API version';
export const notAvailable = 'Not available';

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
