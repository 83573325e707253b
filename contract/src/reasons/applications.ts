/** Reasons about applications at the portal's own sign-in. */
export const applicationReasons = {
  'applications.scopes': 'This application was not allowed to do this. It needs: {scopes}.',
  'applications.peopleOnly': 'This call is for people, not for applications.',
  'applications.otherProvider': 'People sign in at another provider: register the application there.',
  'applications.tooMany': 'The organization already has {most:number} applications: delete one first.',
  'applications.nameTaken': 'There is already an application "{name}": choose another name.',
  'applications.noSecret': 'Only a web application has a secret.',
  'applications.secretForWeb': 'is only for web applications.',
  'applications.addressMissing': 'must have at least one address.',
  'applications.addressNotUsed': 'is not for devices: they show a code.',
  'applications.noAddress': 'must be complete addresses; "{found}" is not one.',
  'applications.notExact': 'must be written as browsers write it: "{found}" is {exact} for them.',
  'applications.hasUser': 'must not contain a user: "{found}".',
  'applications.hasFragment': 'must not contain a part after #: "{found}".',
  'applications.hasWildcard': 'must be exact addresses without *: "{found}".',
  'applications.notHttps':
    'must begin with https://, or with http:// and localhost, 127.0.0.1 or [::1]: "{found}" does not.',
  'applications.notReverseDomain':
    'must begin with a scheme made of your own domain, such as com.example.app:/callback; "{found}" does not.',
} as const;
