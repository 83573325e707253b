export const signInToWatch = 'Zum Ansehen anmelden';
export const membersOnly = 'Dies ist nur für Mitglieder der Organisation.';
export const couldNotSignIn =
  'Die Anmeldung ist nicht gelungen. Erlauben Sie dieser Seite, Fenster zu öffnen, und versuchen Sie es erneut.';
export const signIn = 'Anmelden';
