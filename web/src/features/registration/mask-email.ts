/** Shows the first four characters of the local part (the first one where there are no more than four) and the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = [...(at < 0 ? email : email.slice(0, at))];
  const shown = local.length <= 4 ? 1 : 4;
  return (
    local.slice(0, shown).join('') +
    '*'.repeat(Math.max(0, local.length - shown)) +
    email.slice(at < 0 ? email.length : at)
  );
}
