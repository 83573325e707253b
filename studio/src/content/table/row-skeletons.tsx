import { memo } from 'react';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { StillBlock } from '@tv/ui/table/still-block.tsx';
import { rowHeights } from './row-heights.ts';
import * as pieces from '@tv/strings/en/parts/pieces.ts';
import { gridColumns, type ColumnName } from './columns.ts';
import style from './row-skeletons.module.css';

/** Rows that a screen may hold. */
const skeletons = 14;

type RowSkeletonsProps = {
  first: number;
  last: number;
  /** Pixels. */
  rowHeight: number;
  isNarrow: boolean;
  columns: readonly ColumnName[];
  /** What the rows are made of: blocks that stand still where rows are scrolled. */
  Block?: Block;
};
type Block = typeof Skeleton | typeof StillBlock;

/** The shape of rows that are still to come. */
export const RowSkeletons = memo(function RowSkeletons(props: RowSkeletonsProps) {
  const { first, last, rowHeight, isNarrow, columns, Block = StillBlock } = props;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => (
    <div
      key={first + step}
      className={isNarrow ? style.narrow : style.wide}
      style={{
        top: (first + step) * rowHeight,
        height: rowHeight,
        ...(!isNarrow && { gridTemplateColumns: gridColumns(columns) }),
      }}
      aria-hidden="true"
    >
      {isNarrow ? <Narrow Block={Block} /> : <Wide Block={Block} columns={columns} />}
    </div>
  ));
});

const Wide = ({ Block, columns }: { Block: Block; columns: readonly ColumnName[] }) => (
  <>
    <Block width={18} height={18} radius="5px" />
    <span className={style.main}>
      <Block width={80} height={45} radius="4px" />
      <span className={style.lines}>
        <Block width="70%" height={13} />
        <Block width="40%" height={11} />
      </span>
    </span>
    <span className={style.lines}>
      <Block width={96} height={13} />
      <Block width={72} height={11} />
    </span>
    {columns.map((name) => (
      <span key={name} className={name === 'views' || name === 'completion' ? style.end : undefined}>
        <Block width={name === 'views' ? 40 : 64} height={13} />
      </span>
    ))}
  </>
);

const Narrow = ({ Block }: { Block: Block }) => (
  <>
    <Block width="100%" aspectRatio="16 / 9" radius="6px" />
    <span className={style.lines}>
      <Block width="85%" height={13} />
      <Block width="45%" height={12} />
      <Block width="60%" height={12} />
    </span>
  </>
);

type ListSkeletonProps = { isNarrow: boolean; columns: readonly ColumnName[] };

/** The shape of the list before its first rows are there. */
export const ListSkeleton = ({ isNarrow, columns }: ListSkeletonProps) => {
  const rowHeight = isNarrow ? rowHeights.narrow : rowHeights.wide;
  return (
    <div className={style.list} role="status" aria-label={pieces.loading}>
      {!isNarrow && <div className={style.head} />}
      <div className={style.rows} style={{ height: skeletons * rowHeight }}>
        <RowSkeletons
          first={0}
          last={skeletons - 1}
          rowHeight={rowHeight}
          isNarrow={isNarrow}
          columns={columns}
          Block={Skeleton}
        />
      </div>
    </div>
  );
};
