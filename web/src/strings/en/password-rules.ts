/** What the policy asks for. */
export const length = (characters: number) => `At least ${characters} characters`;
export const digit = 'A digit';
export const lowerCase = 'A lowercase letter';
export const capital = 'An uppercase letter';
export const special = 'A character that is not a letter or digit';
export const notCommon = 'Not common or easy to guess';
export const met = '(met)';
export const notMet = '(not met yet)';
export const meetEveryRule = 'Choose a password that meets every rule.';

/** What is wrong with a password, by the service's codes. */
export const problems: Readonly<Record<string, string>> = {
  TooShort: 'Use a longer password.',
  TooLong: 'Use a shorter password.',
  RequiresDigit: 'Use at least one digit.',
  RequiresLowercase: 'Use at least one lowercase letter.',
  RequiresUppercase: 'Use at least one uppercase letter.',
  RequiresNonAlphanumeric: 'Use at least one character that is not a letter or digit.',
  TooCommon: 'This password is common or easy to guess. Choose words that nobody would put together.',
  SameAsPerson: 'Do not use your name or email address as the password.',
};
