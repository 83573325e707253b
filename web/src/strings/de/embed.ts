export const signInToWatch = 'Zum Ansehen anmelden';
export const membersOnly = 'Dies ist nur für Mitglieder der Organisation.';
export const goOnInWindow =
  'Fahren Sie in dem Fenster fort, das sich geöffnet hat. Wenn es geschlossen ist, melden Sie sich erneut an.';
export const windowBlocked =
  'Ihr Browser hat das Anmeldefenster nicht geöffnet. Erlauben Sie dieser Seite, Fenster zu öffnen, und versuchen Sie es erneut.';
export const providerSilent =
  'Der Anmeldedienst antwortet nicht. Versuchen Sie es in einigen Minuten erneut.';
export const couldNotSignIn =
  'Die Anmeldung ist nicht gelungen. Versuchen Sie es erneut, oder fragen Sie einen Admin der Organisation.';
export const signIn = 'Anmelden';
