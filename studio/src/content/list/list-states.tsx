import { Clapperboard, FilterX, PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { guideAddress } from '@tv/client/lib/support/guide-address.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { Button, OuterLinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';

type EmptyListProps = {
  /** The list is narrowed by more than its view. */
  isNarrowed: boolean;
  /** A view other than that of all content. */
  isView: boolean;
  onClear: () => void;
  onShowAll: () => void;
  /** Brings the first item in; nothing for people who may not. */
  upload: ReactNode;
};

/** A list with nothing in it: because nothing matches, because the view is empty, or because nothing is there yet. */
export function EmptyList({ isNarrowed, isView, onClear, onShowAll, upload }: EmptyListProps) {
  const guide = guideAddress('upload');
  if (isNarrowed)
    return (
      <Notice icon={<FilterX />} title={text.noneFound} text={text.noneFoundText}>
        <Button onClick={onClear}>{text.clearAll}</Button>
      </Notice>
    );
  if (isView)
    return (
      <Notice icon={<PackageOpen />} title={text.nothingInView} text={text.nothingInViewText}>
        <Button onClick={onShowAll}>{text.showAll}</Button>
      </Notice>
    );
  return (
    <Notice icon={<Clapperboard />} title={text.empty} text={upload ? text.emptyText : text.emptyToReviewers}>
      {upload}
      {guide && (
        <OuterLinkButton href={guide} target="_blank" rel="noreferrer">
          {text.howToUpload}
        </OuterLinkButton>
      )}
    </Notice>
  );
}
