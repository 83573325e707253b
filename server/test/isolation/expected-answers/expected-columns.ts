import { columns } from '../personas.ts';

/** Statuses in the order of the columns. */
export type Statuses = string;

// Everybody else's answers follow from these (personas.ts).
// The tables of expected answers are written by hand: member (viewer, content manager,
// organization manager, admin) – viewer elsewhere – provider admin – reviewer.
export const all = (status: string): Statuses =>
  Array.from({ length: columns.length }, () => status).join(' ');

/** A call of managers: viewer, content manager, organization manager, admin, viewer elsewhere, provider admin, and the reviewer where the answer is not the viewer's. */
export const byRole = (statuses: string): Statuses => {
  const [viewer, content, manager, admin, elsewhere, provider, reviewer = viewer] = statuses.split(' ');
  return `401 401 401 403 403 ${viewer} ${content} ${manager} ${admin} ${elsewhere} ${provider} ${reviewer}`;
};

/** A call of people with an active record. Without one: 401, or 403 for a session without a record and a closed account. */
export const members = (statuses: string): Statuses => {
  const [member, elsewhere, provider] = statuses.split(' ');
  return byRole(`${member} ${member} ${member} ${member} ${elsewhere} ${provider}`);
};

/** A call of the public pages; first what everybody without an active record gets. An expired token is refused. */
export const everybody = (statuses: string): Statuses => {
  const [outside, member = outside, elsewhere = outside, provider = outside] = statuses.split(' ');
  return `401 401 ${outside} ${outside} ${outside} ${member} ${member} ${member} ${member} ${elsewhere} ${provider} ${member}`;
};

/** A media address, opened with what `Users/Me` hands out; people without that send `public`. Its order is that of `everybody`. */
export const tokens = (statuses: string): Statuses => {
  const [outside, member = outside, elsewhere = outside, provider = outside] = statuses.split(' ');
  return `${outside} 404 ${outside} ${outside} ${outside} ${member} ${member} ${member} ${member} ${elsewhere} ${provider} ${member}`;
};

/** The same where those who manage an item get another answer: viewer, content manager, the other two, viewer elsewhere, provider admin, reviewer. */
export const managers = (statuses: string): Statuses => {
  const [viewer, content, manager, ...others] = statuses.split(' ');
  return byRole([viewer, content, manager, manager, ...others].join(' '));
};
export const managingTokens = (statuses: string): Statuses => {
  const [viewer, content, manager, reviewer = viewer] = statuses.split(' ');
  return `404 404 404 404 404 ${viewer} ${content} ${manager} ${manager} 404 404 ${reviewer}`;
};
