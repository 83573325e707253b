/**
 * Work whose statements touch rows of many organizations, with the reason. It runs as the portal's own user, whom no policy binds: the
 * conditions of its statements are its only lock (ADR 70).
 */
export const crossingWork = {
  'sign-in': 'It finds a person by their token before it is known which organizations are theirs.',
  'command line': 'It is an admin of every organization.',
  'provider admin': 'They manage what other organizations may do.',
  'call of anyone': 'A secret in the address names what it opens, or it says something of the portal.',
  'call of a session': 'It makes and joins the records by which a person gets organizations.',
  'media token': 'It names one item, whatever the organization.',
  'change of organizations':
    'Invitations, and the rights of provider admins, lead a person into organizations that are not theirs yet.',
  'domain of addresses': 'A domain of e-mail addresses has one owner in the whole portal.',
  'memberships elsewhere':
    'What ends with a membership depends on whether the person is in another organization.',
  counting:
    'What somebody does is counted in figures that they cannot read, also of an item that is hidden from them meanwhile.',
  'followed changes': 'One look at the rows serves the streams of all people.',
  account: 'What the sign-in stores of an account belongs to no organization.',
  'own data': 'A person takes or erases all that is theirs, wherever it is.',
  'message to managers': 'A visitor writes to managers whom visitors cannot read.',
} as const;

export type CrossingWork = keyof typeof crossingWork;
