/** What the policy asks for. */
export const length = (characters: number) => `At least ${characters} characters`;
export const digit = 'A digit';
export const lowerCase = 'A lower-case letter';
export const capital = 'A capital letter';
export const special = 'A character that is neither letter nor digit';
export const notCommon = 'Not easy to guess, and not used by many people';
export const met = '(met)';
export const notMet = '(not met yet)';
export const meetEveryRule = 'Choose a password that meets every rule.';

/** What is wrong with a password, by the service's codes. */
export const problems: Readonly<Record<string, string>> = {
  TooShort: 'Use a longer password.',
  TooLong: 'Use a shorter password.',
  RequiresDigit: 'Use at least one digit.',
  RequiresLowercase: 'Use at least one lower-case letter.',
  RequiresUppercase: 'Use at least one capital letter.',
  RequiresNonAlphanumeric: 'Use at least one character that is neither a letter nor a digit.',
  TooCommon: 'Many people use this one, or it is easy to guess. Choose words that nobody would put together.',
  SameAsPerson: 'Do not use your name or email address as the password.',
};
