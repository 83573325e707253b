export type RowMeasure = {
  /** px from the row's start */
  offset: number;
  /** px seen at once */
  view: number;
  /** px of the whole row */
  total: number;
  /** px from one card's start to the next one's */
  step: number;
};

/** How many cards are seen in full at once; at least one. */
export const cardsPerView = ({ view, step }: RowMeasure) =>
  step > 0 ? Math.max(1, Math.floor((view + 1) / step)) : 1;

/** Where a press on an arrow brings the row: a full view on, always at a card's start, never past either end. */
export function pageTarget(row: RowMeasure, direction: 1 | -1): number {
  const furthest = Math.max(0, row.total - row.view);
  if (row.step <= 0) return 0;
  const first =
    direction > 0 ? Math.floor((row.offset + 1) / row.step) : Math.ceil((row.offset - 1) / row.step);
  return Math.min(furthest, Math.max(0, (first + direction * cardsPerView(row)) * row.step));
}

/** Which arrows lead anywhere. Browsers round the offset, so the ends are a pixel wide. */
export const rowEnds = ({ offset, view, total }: RowMeasure) => ({
  isAtStart: offset <= 1,
  isAtEnd: offset >= total - view - 1,
});
