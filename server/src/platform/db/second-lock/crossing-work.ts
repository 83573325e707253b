/**
 * Who does work that touches rows of many organizations: a role of the database each (crossing-roles.ts), or the portal's own user,
 * whom no policy and no grant binds.
 */
export type CrossingActor = 'accounts' | 'provider' | 'subjects' | 'viewing' | 'worker' | 'owner';

/**
 * Work whose statements touch rows of many organizations, with the role under which they run and the reason. No policy binds them: the
 * conditions of its statements are its only lock for rows (ADR 70).
 */
export const crossingWork = {
  'sign-in': {
    as: 'accounts',
    reason: 'It finds a person by their token before it is known which organizations are theirs.',
  },
  'call of anyone': {
    as: 'accounts',
    reason: 'A secret in the address names what it opens, or it says something of the portal.',
  },
  'call of a session': {
    as: 'accounts',
    reason: 'It makes and joins the records by which a person gets organizations.',
  },
  'change of organizations': {
    as: 'accounts',
    reason:
      'Invitations, and the rights of provider admins, lead a person into organizations that are not theirs yet.',
  },
  'domain of addresses': {
    as: 'accounts',
    reason: 'A domain of e-mail addresses has one owner in the whole portal.',
  },
  'memberships elsewhere': {
    as: 'accounts',
    reason: 'What ends with a membership depends on whether the person is in another organization.',
  },
  account: {
    as: 'accounts',
    reason: 'What the sign-in stores of an account belongs to no organization.',
  },
  'own data': {
    as: 'subjects',
    reason: 'A person takes or erases all that is theirs, wherever it is.',
  },
  directory: {
    as: 'accounts',
    reason: 'A directory’s token names its organization, and an account that it makes may exist in another.',
  },
  'provider admin': { as: 'provider', reason: 'They manage what other organizations may do.' },
  'command line': { as: 'provider', reason: 'It is an admin of every organization.' },
  'media token': { as: 'viewing', reason: 'It names one item, whatever the organization.' },
  'secret address': {
    as: 'viewing',
    reason: 'A secret names the person or the guest whose items an address opens.',
  },
  'address of an item': {
    as: 'viewing',
    reason: 'Which sites may frame an item is asked before anybody signs in.',
  },
  'language of a page': {
    as: 'viewing',
    reason: 'The default language of an organization’s pages is asked before anybody signs in.',
  },
  'other sites': {
    as: 'viewing',
    reason:
      'Which sites may read an answer is asked before anybody signs in, and of the answer’s own organization.',
  },
  counting: {
    as: 'viewing',
    reason:
      'What somebody does is counted in figures that they cannot read, also of an item that is hidden from them meanwhile.',
  },
  'message to managers': {
    as: 'viewing',
    reason: 'A visitor writes to managers whom visitors cannot read.',
  },
  'followed changes': { as: 'worker', reason: 'One look at the rows serves the streams of all people.' },
  worker: { as: 'worker', reason: 'Jobs and what is done now and then concern all organizations.' },
  'state of the service': {
    as: 'worker',
    reason: 'Health and metrics count waiting work of all organizations.',
  },
  start: {
    as: 'owner',
    reason:
      'It makes what the portal consists of: the schema, the demo, the first admin. A backup and what restores one do so, too.',
  },
} as const satisfies Record<string, { as: CrossingActor; reason: string }>;

export type CrossingWork = keyof typeof crossingWork;
