export const signInToWatch = 'Zum Ansehen anmelden';
export const membersOnly = 'Nur Mitglieder der Organisation können dies ansehen.';
export const goOnInWindow =
  'Fahren Sie in dem Fenster fort, das sich geöffnet hat. Wenn Sie es geschlossen haben, melden Sie sich erneut an.';
export const windowBlocked =
  'Ihr Browser hat das Anmeldefenster blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.';
export const providerSilent =
  'Der Anmeldedienst antwortet nicht. Versuchen Sie es in einigen Minuten erneut.';
export const couldNotSignIn =
  'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es erneut, oder fragen Sie einen Admin der Organisation.';
export const signIn = 'Anmelden';
