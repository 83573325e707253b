import { useQuery } from '@tanstack/react-query';
import * as text from '@tv/strings/en/studio/analytics.ts';
import type { AnalyticsAddress } from './address.ts';
import { CategoryChooser } from './category-chooser.tsx';
import { ItemChooser } from './item-chooser.tsx';
import { analyzedItem } from './queries.ts';

type ScopeChoosersProps = {
  chosen: AnalyticsAddress;
  /** Whether neither an item nor a category may be chosen. */
  hasNone: boolean;
  onChange: (change: Pick<AnalyticsAddress, 'categoryId' | 'itemId'>) => void;
};

/** An item or a category: the one takes the place of the other. */
export function ScopeChoosers({ chosen, hasNone, onChange }: ScopeChoosersProps) {
  const { categoryId, itemId } = chosen;
  const { data: item } = useQuery({ ...analyzedItem(itemId), enabled: itemId !== '' });
  return (
    <>
      <ItemChooser
        itemId={itemId}
        chosen={itemId ? (item?.title ?? text.item) : hasNone ? text.everyItem : text.chooseItem}
        none={hasNone ? text.everyItem : undefined}
        onChange={(id) => onChange({ itemId: id, categoryId: '' })}
      />
      <CategoryChooser
        categoryId={categoryId}
        none={hasNone ? text.allCategories : text.chooseCategory}
        hasNone={hasNone}
        onChange={(id) => onChange({ itemId: '', categoryId: id })}
      />
    </>
  );
}
