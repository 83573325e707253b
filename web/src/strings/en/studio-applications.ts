import { isolate } from '@tv/contract/isolate';
import type { KeyScope } from '@tv/contract/key-scopes';

/** Applications at the portal's own sign-in. */
export const applications = 'Applications';
export const applicationsText =
  'Your own applications can sign members in here, and act in their name within what each of them allows.';
export const noApplications = 'No applications yet.';
export const newApplication = 'New application';
export const changeApplication = (name: string) => `Change ${isolate(name)}`;
export const change = 'Change';
export const remove = 'Delete';
export const removeTitle = 'Delete application';
export const removeText = (name: string) =>
  `${isolate(name)} can no longer sign anyone in. What people allowed it ends at once.`;
export const removed = 'Application deleted.';
export const unexpected = 'That did not work. Please try again.';
export const most = (count: number) => `At most ${count} applications. Delete one first.`;
export const create = 'Create';
export const save = 'Save';
export const saved = 'Application saved.';
export const made = 'Application created.';

export const name = 'Name';
export const nameHelp = 'People see it when they are asked.';
export const type = 'Type';
export const types = {
  web: 'Web',
  native: 'Native',
  device: 'Device',
};
export const typeChoices = {
  web: 'Web: a server or a page in the browser',
  native: 'Native: a program on people’s own devices',
  device: 'Device: a screen that shows a code',
};
export const redirects = 'Redirect addresses';
export const redirectsHelp = {
  web: 'One on each line, exactly as the application sends it, such as https://intranet.example/callback.',
  native:
    'One on each line: http://127.0.0.1/callback for any port, or a scheme of your own domain such as com.example.app:/callback.',
};
export const logouts = 'Addresses after signing out';
export const logoutsHelp = 'One on each line. Leave empty if the application does not sign people out.';
export const scopesHelp =
  'The most that it may ask people for. In their name, it can never do more than their role allows.';
export const signInScopes = {
  openid: { name: 'Sign people in', help: 'It recognizes each person by an identifier.' },
  profile: { name: 'Name', help: 'See first and last name.' },
  email: { name: 'Email address', help: 'See the address, and whether it is confirmed.' },
  offline_access: {
    name: 'Keep access',
    help: 'Go on while the person is not using it, for up to 30 days after they sign in.',
  },
};
export const apiScopeHelp: Record<KeyScope, string> = {
  'content:read': 'See, watch and download what the person sees.',
  'content:write': 'Upload, change, publish and delete what the person manages.',
  'people:read': 'See members, invitations, groups and guests.',
  'people:write': 'Invite, change and remove members and guests.',
  'analytics:read': 'See figures; together with “Read people” also who watched what.',
  'events:write': 'Create, change and delete webhooks, and read what they sent. For admins only.',
};
export const hasSecret = 'With a secret';
export const hasSecretHelp =
  'For an application with a server. A page that runs in the browser alone cannot keep one.';
export const clientId = 'Client ID';
export const secret = 'Secret';
export const secretOnce = 'It is shown only once. Copy it into the application now.';
export const newSecret = 'New secret';
export const newSecretText = (name: string) =>
  `${isolate(name)} gets a new secret. The current one works for 24 hours more, and an earlier one no longer.`;
export const created = (when: string) => `created ${when}`;
export const formerEnds = (when: string) => `the secret before works until ${when}`;
