/** A language tag (BCP 47) in the form that the portal takes. Undefined: the text is none. */
export const languageTagOf = (code: string): string | undefined => {
  const tag = code.trim().replaceAll('_', '-');
  return /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/.test(tag) ? tag : undefined;
};
