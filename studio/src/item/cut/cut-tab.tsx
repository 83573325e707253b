import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cutLength, joinCuts, uncutTime } from '@tv/contract/media/cuts';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { MediaVersion } from '@tv/contract/media/media-versions';
import { Check, Scissors, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { spokenDuration } from '@tv/client/lib/format/durations.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { usePlayer } from '@tv/player/player-context.tsx';
import * as archive from '@tv/strings/en/studio/item/archive.ts';
import * as item from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/item/versions.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { FormSkeleton } from '@tv/ui/loading/form-skeleton.tsx';
import { useDraft } from '../../parts/saving/use-draft.ts';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { clockWithTenths } from '../../parts/time/clock-text.ts';
import { type CutEdits, cutsOf, editsOf, isSame, problemOf, toTenth } from './cut-edits.ts';
import style from './cut-tab.module.css';
import { CutTimeline } from './cut-timeline.tsx';
import { SkipCuts } from './skip-cuts.tsx';
import { TimeField } from './time-field.tsx';
import { baseVersion, isBeingMade, itemVersions, servedVersion } from '../versions/versions-query.ts';

type CutTabProps = { item: ManagedMediaContent; onApplied: () => void; showFile: () => void };

/** Trims a film and leaves parts of it out. The original is not touched. */
export function CutTab({
  item: { id, organizationId, permitted, storage },
  onApplied,
  showFile,
}: CutTabProps) {
  const { data: versions, error, refetch } = useQuery(itemVersions(id));
  const nothing = (title: string, help?: string, action?: string) => (
    <Notice icon={<Scissors />} title={title} {...(help && { text: help })} as="p" size="small">
      {action && <Button onClick={showFile}>{action}</Button>}
    </Notice>
  );
  if (!permitted.includes('edit')) return nothing(text.mayNotCut);
  if (storage === 'archived') return nothing(archive.place, archive.placeHelp);
  if (error && !versions) return <Failure error={error} retry={() => void refetch()} as="p" size="small" />;
  if (!versions) return <FormSkeleton fields={['area', 'line', 'line']} />;
  const served = servedVersion(versions);
  const base = baseVersion(versions);
  if (versions.some(isBeingMade)) return nothing(text.busy, text.busyHelp, text.showProgress);
  if (!served || !base) return nothing(text.nothingToCut, text.nothingToCutHelp, text.showFile);
  if (!served.original) return nothing(text.cannotCut, text.cannotCutHelp, text.replace);
  return <Cutting key={`${base.id} ${served.id}`} {...{ id, organizationId, base, served, onApplied }} />;
}

type CuttingProps = {
  id: string;
  organizationId: string;
  /** The version that the strip and the player show. */
  base: MediaVersion;
  served: MediaVersion;
  onApplied: () => void;
};

/** How long a part is that is newly left out, in seconds. */
const newPart = 5;

function Cutting({ id, organizationId, base, served, onApplied }: CuttingProps) {
  const queryClient = useQueryClient();
  const player = usePlayer();
  const whole = base.durationInSeconds ?? 0;
  const before = editsOf(base === served ? [] : served.cuts, whole);
  const { form: edits, change, clear } = useDraft<CutEdits>(`cuts ${base.id} ${served.id}`, before);
  const [isSkipping, setSkipping] = useState(true);
  const cuts = cutsOf(edits, whole);
  const problem = problemOf(edits, whole);
  const isChanged = !isSame(cuts, cutsOf(before, whole));
  const rest = whole - cutLength(joinCuts(cuts));
  const changePart = (index: number, more: { from?: number; to?: number }) =>
    change({ parts: edits.parts.map((part, at) => (at === index ? { ...part, ...more } : part)) });
  const here = () => toTenth(player.getState().currentTime);
  const applying = useMutation({
    mutationFn: () =>
      call('POST /Management/MediaContents/:id/Versions', {
        params: { id },
        // Where the whole film is no longer stored, the strip shows what is left of it.
        body: {
          cuts: joinCuts([
            ...base.cuts,
            ...cuts.map(({ from, to }) => ({
              from: uncutTime(base.cuts, from),
              to: uncutTime(base.cuts, to, true),
            })),
          ]),
        },
      }),
    onSuccess: () => {
      clear();
      toast(text.applied);
      void queryClient.invalidateQueries({ queryKey: itemVersions(id).queryKey });
      onApplied();
    },
  });
  const pace =
    served.processingSeconds && served.durationInSeconds
      ? served.processingSeconds / served.durationInSeconds
      : 0;
  return (
    <div className={style.tab}>
      <h2 className={style.title}>{text.cutting}</h2>
      <CutTimeline
        item={{ id, organizationId }}
        seekPreviewsUrl={base.seekPreviewsUrl}
        waveformUrl={base.waveformUrl}
        durationInSeconds={whole}
        cuts={cuts}
        handles={[
          { label: text.startsAt, seconds: edits.start, onMove: (start) => change({ start }) },
          ...edits.parts.flatMap(({ from, to }, index) => [
            {
              label: text.partFrom(index + 1),
              seconds: from,
              onMove: (moved: number) => changePart(index, { from: moved }),
            },
            {
              label: text.partTo(index + 1),
              seconds: to,
              onMove: (moved: number) => changePart(index, { to: moved }),
            },
          ]),
          { label: text.endsAt, seconds: edits.end, onMove: (end) => change({ end }) },
        ]}
      />
      <SkipCuts cuts={isSkipping ? cuts : []} durationInSeconds={whole} />
      <div className={style.row}>
        <span className={style.label}>{text.startsAt}</span>
        <TimeField
          label={`${text.startsAt}:`}
          seconds={edits.start}
          durationInSeconds={whole}
          onChange={(start) => change({ start })}
        />
        <Button size="small" look="neutral" onClick={() => change({ start: here() })}>
          {text.startHere}
        </Button>
      </div>
      <div className={style.row}>
        <span className={style.label}>{text.endsAt}</span>
        <TimeField
          label={`${text.endsAt}:`}
          seconds={edits.end}
          durationInSeconds={whole}
          onChange={(end) => change({ end })}
        />
        <Button size="small" look="neutral" onClick={() => change({ end: here() })}>
          {text.endHere}
        </Button>
      </div>
      <ol className={style.parts}>
        {edits.parts.map(({ from, to }, index) => (
          // Parts have no name but their index.
          <li key={index} className={style.row}>
            <TimeField
              label={`${text.partFrom(index + 1)}:`}
              seconds={from}
              durationInSeconds={whole}
              onChange={(moved) => changePart(index, { from: moved })}
            />
            <span>{text.until}</span>
            <TimeField
              label={`${text.partTo(index + 1)}:`}
              seconds={to}
              durationInSeconds={whole}
              onChange={(moved) => changePart(index, { to: moved })}
            />
            <IconButton
              label={text.removePart(index + 1)}
              size="small"
              side="end"
              onClick={() => change({ parts: edits.parts.filter((_, at) => at !== index) })}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ol>
      {edits.parts.length === 0 && <p className={style.help}>{text.noParts}</p>}
      <Button
        className={style.leaveOut}
        icon={<Scissors />}
        onClick={() => {
          const from = Math.min(here(), toTenth(Math.max(0, whole - newPart)));
          change({ parts: [...edits.parts, { from, to: toTenth(Math.min(whole, from + newPart)) }] });
        }}
      >
        {text.leaveOutHere}
      </Button>
      <Switch label={text.skip} help={text.skipHelp} isOn={isSkipping} onChange={setSkipping} />
      <p className={problem ? style.problem : style.sum} role={problem ? 'alert' : 'status'}>
        {problem === 'time' && text.wrongTime}
        {problem === 'overlap' && text.overlapping}
        {problem === 'nothing' && text.nothingLeft}
        {!problem && (cuts.length > 0 ? text.stays(clockWithTenths(rest), clockWithTenths(whole)) : text.all)}
      </p>
      {applying.isError && (
        <p className={style.problem} role="alert">
          {reasonOf(applying.error, item.unexpected)}
        </p>
      )}
      <div className={style.row}>
        <Button
          look="primary"
          icon={<Check />}
          aria-disabled={!isChanged || problem !== undefined || applying.isPending}
          onClick={() => isChanged && !problem && !applying.isPending && applying.mutate()}
        >
          {text.apply}
        </Button>
        {isChanged && (
          <Button look="neutral" icon={<Undo2 />} onClick={clear}>
            {text.reset}
          </Button>
        )}
      </div>
      <p className={style.help}>
        {text.applyHelp}
        {pace > 0 && isChanged && !problem && ` ${text.takes(spokenDuration(Math.max(1, rest * pace)))}`}
      </p>
    </div>
  );
}
