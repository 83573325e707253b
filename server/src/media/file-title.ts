import { itemLimits } from '@tv/contract/limits/item-limits';
import { mediaEndings } from '@tv/contract/media/media-endings';

/** `safety_walk.US-China v2.0.mp4` → `Safety walk US-China v2.0`: hyphens, versions and capitals inside words stay. */
export function titleOf(fileName: string): string {
  const ending = /\.[^.\s]{1,8}$/.exec(fileName)?.[0] ?? '';
  const isEnding = mediaEndings.has(ending.toLowerCase()) || /^\.[A-Za-z][A-Za-z0-9]{0,4}$/.test(ending);
  const stem = isEnding ? fileName.slice(0, fileName.length - ending.length) : fileName;
  const words = stem
    // In a name with spaces, dots belong to the words.
    .replace(/\s/.test(stem) ? /_+/g : /_+|\.+(?!\d)|(?<!\d)\.+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s-]+$/g, '');
  const isCapital = !/^(?!v\d)\p{Ll}[\p{Ll}\d]*(?!\p{L})/u.test(words);
  return (
    (isCapital ? words : words.charAt(0).toUpperCase() + words.slice(1)).slice(0, itemLimits.title) ||
    'Untitled'
  );
}
