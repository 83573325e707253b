import * as counts from '@tv/strings/en/parts/counts.ts';
import { number } from '@tv/strings/en/locale.ts';
import type { Option } from './filter-options.ts';

type CountProps = { count: NonNullable<Option['count']>; className: string | undefined };

/** How many items an option would find, short for the eye and in words for a screen reader. */
export const Count = ({ count: { items, isExact }, className }: CountProps) => (
  <>
    <span className={className} aria-hidden="true">
      {isExact ? number(items) : `${number(items)}+`}
    </span>
    <span className="visually-hidden"> {counts.items(items, isExact)}</span>
  </>
);
