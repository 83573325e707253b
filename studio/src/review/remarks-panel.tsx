import { useMutation } from '@tanstack/react-query';
import { ReviewAction } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { ReviewEntry, ReviewStepBody } from '@tv/contract/media-contents/reviews';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { formatClock } from '@tv/player/clock.ts';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { Button } from '@tv/ui/button.tsx';
import { ChipButton } from '@tv/ui/chips/chip-controls.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { reloadRemarks } from './queries.ts';
import { RemarkItem } from './remark-item.tsx';
import { isAt, type Remarks } from './remarks.ts';
import { TextLine } from './text-line.tsx';
import style from './remarks-panel.module.css';

type RemarksPanelProps = {
  item: ManagedMediaContent;
  remarks: Remarks;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The decision, below the field. */
  children: ReactNode;
};

/** The remarks about an item, and the field for another one. */
export function RemarksPanel({ item, remarks, chosen, onChoose, field, children }: RemarksPanelProps) {
  const player = usePlayer();
  const now = usePlayerState((state) => Math.floor(state.currentTime));
  const [shown, setShown] = useState<'open' | 'resolved'>('open');
  const [isOnWhole, setOnWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const mayComment = item.permitted.includes('comment');
  const acting = useMutation({
    mutationFn: (body: ReviewStepBody) =>
      call('POST /Management/MediaContents/:id/Reviews/Actions', { params: { id: item.id }, body }),
    onSuccess: () => reloadRemarks(item.id),
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  const resolve = ({ id, isOpen }: ReviewEntry) => {
    const body = { action: ReviewAction.ResolveChangeRequest, entryId: id };
    acting.mutate({ ...body, isResolved: isOpen });
  };
  const go = ({ id, startTime = 0 }: ReviewEntry) => {
    player.seekTo(startTime);
    onChoose(id);
  };
  const { Comment } = ReviewAction;
  const counted = remarks[shown];
  return (
    <section aria-label={text.remarks} className={style.panel}>
      <div className={style.tabs}>
        {(['open', 'resolved'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={style.tab}
            aria-pressed={each === shown}
            onClick={() => setShown(each)}
          >
            {text.tabs[each]} <span className={style.count}>{number(remarks[each].length)}</span>
          </button>
        ))}
        {mayComment && shown === 'open' && remarks.open.length > 1 && (
          <Button
            look="neutral"
            size="small"
            className={style.all}
            onClick={() => acting.mutate({ action: ReviewAction.ResolveAllChangeRequests })}
          >
            {text.resolveAll}
          </Button>
        )}
      </div>
      <div ref={list} className={style.list}>
        {counted.length === 0 && (
          <p className={style.none}>{shown === 'open' ? text.noneOpen : text.noneResolved}</p>
        )}
        <ol>
          {counted.map((remark) => (
            <RemarkItem
              key={remark.entry.id}
              remark={remark}
              isChosen={remark.entry.id === chosen || isAt(remark.entry, now)}
              mayComment={mayComment}
              onGo={go}
              onResolve={resolve}
              onAnswer={(entry, comment) =>
                acting.mutateAsync({ action: Comment, comment, parentId: entry.id })
              }
            />
          ))}
        </ol>
      </div>
      <div className={style.foot}>
        {mayComment && (
          <TextLine
            // The page stays when the next item is shown.
            key={item.id}
            name={`remark ${item.id}`}
            field={field}
            label={isOnWhole ? text.writeWhole : text.writeHere}
            before={
              <ChipButton
                aria-label={isOnWhole ? text.atWhole : text.atSecond(formatClock(now))}
                onClick={() => setOnWhole(!isOnWhole)}
              >
                {isOnWhole ? text.wholeItem : formatClock(now)}
              </ChipButton>
            }
            onSend={(comment) => {
              // To the tenth of a second, at which the film stands.
              const startTime = Math.round(player.getState().currentTime * 10) / 10;
              return acting.mutateAsync({ action: Comment, comment, ...(!isOnWhole && { startTime }) });
            }}
          />
        )}
        {children}
      </div>
    </section>
  );
}
