import type { GroupUses } from '@tv/contract/people/groups';
import { locale } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/organization/groups.ts';

/** What becomes of everything that names a group when it is deleted. */
export function deleteWords(name: string, uses: GroupUses): string {
  const { itemsCount, onlyItemsCount, defaultCategoriesCount } = uses;
  return [
    text.deleteSure(name),
    itemsCount === 0 ? text.usedByNone : text.usedBy(itemsCount),
    onlyItemsCount > 0 && text.onlyForIt(onlyItemsCount),
    defaultCategoriesCount > 0 && text.defaultOf(defaultCategoriesCount),
    downloadWords(uses),
  ]
    .filter(Boolean)
    .join(' ');
}

function downloadWords({ downloadItemsCount, downloadCategoriesCount, isOrganizationDownloads }: GroupUses) {
  const users = [
    downloadItemsCount > 0 && text.downloadsOfItems(downloadItemsCount),
    downloadCategoriesCount > 0 && text.downloadsOfCategories(downloadCategoriesCount),
    isOrganizationDownloads && text.downloadsOfOrganization,
  ].filter((use) => use !== false);
  return users.length > 0 && text.downloads(new Intl.ListFormat(locale).format(users));
}
