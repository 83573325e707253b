const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

export function languageName(code: string | undefined): string | undefined {
  if (!code || code === 'und') return undefined;
  try {
    return languages.of(code);
  } catch {
    return undefined;
  }
}

/** Makes names unique, because players tell the tracks of a group apart by name (RFC 8216, section 4.3.4.1.1). */
export function uniqueName(name: string, taken: string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
