/** Limits and periods of retention rules. They stand apart, because the studio takes them without a schema. */
export const retentionLimits = {
  /** Rules of an organization. */
  rules: 50,
  nameLength: 100,
  months: 1200,
  /** Days before a rule acts on which the owner is notified first and last. It never acts on what was announced later than the last ones. */
  firstNotice: 30,
  lastNotice: 7,
  /** How far a preview looks ahead, in days. */
  preview: 365,
  /** Items that an estimate names. */
  examples: 10,
} as const;

/** From when the months are counted. */
export const retentionSince = ['published', 'watched', 'created'] as const;
export type RetentionSince = (typeof retentionSince)[number];

/** What a rule does, from the mildest to the strictest. */
export const retentionActions = ['tell', 'unpublish', 'archive', 'delete'] as const;
export type RetentionAction = (typeof retentionActions)[number];

/**
 * How an item stands to a rule. `due`: the rule meets it. `coming`: it will. `held`: a legal hold keeps it. `kept`: somebody keeps it
 * longer. `blocked`: it cannot be archived as it is.
 */
export const retentionStates = ['due', 'coming', 'held', 'kept', 'blocked'] as const;
export type RetentionState = (typeof retentionStates)[number];
