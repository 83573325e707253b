/** The values of `errorCode` in an error answer. 0 stands for any problem without a code of its own. */
export const ProblemCode = {
  Other: 0,
  Duplicated: 13,
  NotFound: 14,
  NameTaken: 17,
  AlreadyExists: 22,
  JoinOrganizationFirst: 23,
  InternalUserWithoutRecord: 24,
  InternalDomainNotAllowed: 25,
  TokenExpired: 29,
  TokenAlreadyUsed: 30,
  RestrictedDomain: 58,
  InvalidEmail: 59,
  RegistrationExpired: 64,
  RegistrationAlreadyVerified: 72,
  UserLimitReached: 133,
  RegistrationLinkDeactivated: 184,
  /** The organization has switched the tables with names of people off. */
  PersonalFiguresOff: 201,
} as const;
