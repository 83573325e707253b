/**
 * Texts that open something, wherever they stand, also percent-encoded: API keys, secrets of webhooks, and the bearer of an
 * Authorization header.
 */
const secretText =
  /\bBearer\s+[^\s"\\]+|whsec(?:_|%(?:25)*5f)[\w+/=%-]+|tv(?:_|%(?:25)*5f)[a-z]+(?:_|%(?:25)*5f)[\da-z]{22}(?:_|%(?:25)*5f)[\da-z]{6}/gi;

/** A text without secrets that are known by their form. */
export const withoutSecrets = (text: string): string => text.replace(secretText, '…');
