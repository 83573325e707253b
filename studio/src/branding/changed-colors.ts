/** The colours that differ, as the call for them takes them: one that is gone is empty. */
export const changedColors = (
  wanted: Record<string, string>,
  saved: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    [...new Set([...Object.keys(wanted), ...Object.keys(saved)])]
      .filter((key) => (wanted[key] ?? '') !== (saved[key] ?? ''))
      .map((key) => [key, wanted[key] ?? '']),
  );

/** `#RRGGBB` or `#RRGGBBAA`, as typed by hand with or without `#`, or with three digits. Otherwise `undefined`. */
export function readColor(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '').toUpperCase();
  if (/^[0-9A-F]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return /^([0-9A-F]{6}|[0-9A-F]{8})$/.test(digits) ? `#${digits}` : undefined;
}
