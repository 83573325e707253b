const sessionDays = 30;

/** Limits that the service enforces and the web relies on. */
export const limits = {
  pageSize: 20,
  largestPage: 100,
  largestSubtitlePage: 999,
  featured: 6,
  search: 15,
  categories: 20,
  organizations: 20,
  relatedMediaContents: 12,
  previewThumbnails: 4,
  highlights: 5,
  anyOf: 20,
  invitedAddresses: 200,
  /** Items that one call changes in the same way. */
  changedItems: 200,
  directoryTokens: 5,
  /** API keys of an organization, categories and networks of one, calls a minute, hours for which a rotated key goes on by default and at most, and keys of one service account that work at a time. */
  apiKeys: {
    each: 100,
    categories: 100,
    networks: 100,
    callsAMinute: 600,
    overlapHours: 24,
    longestOverlapHours: 168,
    atATime: 5,
  },
  searchTermLength: 200,
  /** Characters of a search that is counted. */
  countedTermLength: 100,
  /** Characters of an organization's accessibility statement, and of its terms of service, in one language. */
  statementLength: 20_000,
  /** Characters of an organization's welcome in invitations. */
  welcomeLength: 1000,
  /** Captions of one language and kind; characters and stretches of one style in one of them. */
  cues: 20_000,
  cueLength: 5000,
  cueRuns: 200,
  recentSearches: 8,
  reactionRanges: 200,
  watchedRanges: 500,
  /** Bounds of policies. Sessions of the portal's own provider last as long as they may. */
  policies: {
    sessionDays,
    sessionHours: sessionDays * 24,
    idleHours: 8 * 24,
    passwordLength: 128,
    networks: 100,
  },
  password: { shortest: 12, longest: 128 },
  /** Sites of an organization's list of those that may embed, or read its answers; characters of the address of one. */
  sites: { each: 50, addressLength: 300 },
  /** Applications of an organization; addresses of one; hours for which the secret before a rotation works. */
  applications: { each: 50, addresses: 10, addressLength: 500, formerSecretHours: 24 },
  /** Shares for guests: days that one lasts where no policy says otherwise, and at most; guests of one item or category, and open ones of an organization. */
  guests: { days: 90, longestDays: 365, each: 100, open: 1000 },
} as const;
