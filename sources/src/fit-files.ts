import { asLine } from '@tv/contract/text-characters';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { languageTagOf } from './language-tag.ts';
import { baseOf } from './paths.ts';
import type { Note } from './say.ts';
import type { SourceCaptions, SourceItem } from './source.ts';

/** Takes the metadata of an item. */
export type Tell = (note: Note) => void;

const most = { captions: 25, attachments: 25, name: 200 };

/** One file of captions for each language; people's come before a machine's. */
export function fitCaptions(captions: readonly SourceCaptions[], note: Tell): SourceCaptions[] {
  const byLanguage = new Map<string, SourceCaptions>();
  const inOrder = captions.toSorted(
    (one, other) => Number(one.isMadeByMachine) - Number(other.isMadeByMachine),
  );
  for (const each of inOrder) {
    const tag = languageTagOf(each.languageCode);
    if (!tag) note(['captionsOfNoLanguage', { language: asLine(each.languageCode).slice(0, 30) }]);
    const languageCode = tag ?? 'und';
    const { name: given, ...rest } = each;
    const name = given && asLine(given).trim().slice(0, nameLimits.captions);
    if (byLanguage.has(languageCode.toLowerCase())) note(['captionsTwice', { language: languageCode }]);
    else byLanguage.set(languageCode.toLowerCase(), { ...rest, languageCode, ...(name && { name }) });
  }
  const list = [...byLanguage.values()];
  if (list.length > most.captions) note(['manyCaptions', { count: list.length, most: most.captions }]);
  return list.slice(0, most.captions);
}

/** Attachments with names that a disk and an address can hold, each once. */
export function fitFiles(attachments: SourceItem['attachments'], note: Tell): SourceItem['attachments'] {
  const byName = new Map<string, SourceItem['attachments'][number]>();
  for (const { file, name } of attachments) {
    const line =
      asLine(baseOf(name.replaceAll('\\', '/')))
        .trim()
        .slice(-most.name) || 'attachment';
    const numbered = byName.has(line.toLowerCase()) ? `${byName.size + 1} ${line}` : line;
    byName.set(numbered.toLowerCase(), { file, name: numbered });
  }
  const list = [...byName.values()];
  if (list.length > most.attachments)
    note(['manyAttachments', { count: list.length, most: most.attachments }]);
  return list.slice(0, most.attachments);
}
