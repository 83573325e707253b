/** What the policy asks for. */
export const length = (characters: number) => `Mindestens ${characters} Zeichen`;
export const digit = 'Eine Ziffer';
export const lowerCase = 'Ein Kleinbuchstabe';
export const capital = 'Ein Großbuchstabe';
export const special = 'Ein Zeichen, das weder Buchstabe noch Ziffer ist';
export const notCommon = 'Nicht verbreitet und nicht leicht zu erraten';
export const met = '(erfüllt)';
export const notMet = '(noch nicht erfüllt)';
export const meetEveryRule = 'Wählen Sie ein Passwort, das alle Regeln erfüllt.';

/** What is wrong with a password, by the service's codes. */
export const problems: Readonly<Record<string, string>> = {
  TooShort: 'Wählen Sie ein längeres Passwort.',
  TooLong: 'Wählen Sie ein kürzeres Passwort.',
  RequiresDigit: 'Verwenden Sie mindestens eine Ziffer.',
  RequiresLowercase: 'Verwenden Sie mindestens einen Kleinbuchstaben.',
  RequiresUppercase: 'Verwenden Sie mindestens einen Großbuchstaben.',
  RequiresNonAlphanumeric: 'Verwenden Sie mindestens ein Zeichen, das weder Buchstabe noch Ziffer ist.',
  TooCommon:
    'Dieses Passwort ist verbreitet oder leicht zu erraten. Wählen Sie Wörter, die niemand so zusammenstellen würde.',
  SameAsPerson: 'Verwenden Sie weder Ihren Namen noch Ihre E-Mail-Adresse als Passwort.',
};
