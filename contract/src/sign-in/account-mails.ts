/** A change of how a person signs in. The person gets a mail about each. */
export type SecurityChange =
  | 'password changed'
  | 'authenticator added'
  | 'authenticator removed'
  | 'recovery codes made'
  | 'passkey added'
  | 'passkey removed'
  | 'second step removed';

/** A mail about an account that the identity provider asks the service to send. */
export type AccountMail =
  | { kind: 'new password' | 'confirm email'; address: string }
  | { kind: 'changed'; change: SecurityChange };
