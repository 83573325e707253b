/** `safety_walk.US-China v2.0.mp4` → `Safety walk US-China v2.0`: hyphens, versions and capitals inside words stay. */
export function titleOf(fileName: string): string {
  const stem = fileName.replace(/\.[A-Za-z][A-Za-z0-9]{0,4}$/, '');
  const words = stem
    // In a name with spaces, dots belong to the words.
    .replace(/\s/.test(stem) ? /_+/g : /_+|\.+(?!\d)|(?<!\d)\.+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s-]+$/g, '');
  const isCapital = !/^(?!v\d)\p{Ll}[\p{Ll}\d]*(?!\p{L})/u.test(words);
  return (isCapital ? words : words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 300) || 'Untitled';
}
