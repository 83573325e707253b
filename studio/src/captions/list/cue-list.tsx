import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import { cueIndexAt } from '@tv/player/captions/cues.ts';
import { usePlayerState } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { selectedKeys, useEditorState, type CueEditor } from '../cue-editor.ts';
import { faultsAt } from '../cues/check-cue.ts';
import type { Cues } from '../cues/change-cues.ts';
import type { EditedCue } from '../cues/cue-text.ts';
import type { Match } from '../cues/find-cues.ts';
import type { EditorCommands } from '../editor-commands.ts';
import { ActiveRow } from './active-row.tsx';
import style from './cue-list.module.css';
import { CueRow } from './cue-row.tsx';
import { allLines, rowAt, rowSizes, topsOf } from './row-height.ts';
import { besideOf, haveSameTimes } from './reference.ts';

export type Reference = { languageCode: string; cues: Cues };

type CueListProps = {
  editor: CueEditor;
  commands: EditorCommands;
  languageCode: string;
  speakers: readonly string[];
  reference: Reference | undefined;
  /** The matches in a cue. Undefined: nothing is searched for. */
  marksOf: ((cue: EditedCue) => readonly Match[]) | undefined;
  match: Match | undefined;
};

/** All cues as a grid of rows. Only the rows near what is seen are drawn, and the active one, which has fields. */
export function CueList({
  editor,
  commands,
  languageCode,
  speakers,
  reference,
  marksOf,
  match,
}: CueListProps) {
  const box = useRef<HTMLDivElement>(null);
  const state = useEditorState(editor);
  const { history, active } = state;
  const { cues } = history;
  const isNarrow = useMediaQuery('(width < 768px)');
  const beside = useBeside(cues, reference);
  const isShort = isNarrow || reference !== undefined;
  // Where there is little room, every row has two lines, and longer texts are cut off until they are edited.
  const lines = isShort ? '2'.repeat(cues.length) : allLines(cues);
  const tops = useMemo(() => {
    const { padding, line } = isNarrow ? rowSizes.narrow : rowSizes.wide;
    return topsOf(Array.from(lines, Number), { padding: padding + (isNarrow && reference ? line : 0), line });
  }, [lines, isNarrow, reference]);
  const { first, last } = useListWindow(box, tops);
  const selected = useMemo(() => selectedKeys(state), [state]);
  const isPlaying = usePlayerState(({ paused }) => !paused);
  const heard = usePlayerState(({ currentTime }) => cueIndexAt(cues, currentTime));
  useActiveInView(box, active);
  useFollowing(box, tops, isPlaying ? heard : undefined);

  const activeAt = cues.findIndex(({ key }) => key === active);
  const drawn = drawnRows(first, last, activeAt, cues.length);
  return (
    <div
      ref={box}
      className={style.list}
      role="grid"
      aria-label={text.cues}
      aria-rowcount={cues.length + 1}
      aria-multiselectable="true"
      data-region="list"
      data-beside={reference ? '' : undefined}
      data-short={isShort || undefined}
    >
      <Head reference={reference} />
      {drawn.map((at, index) => {
        const cue = cues[at]!;
        const marks = marksOf?.(cue);
        const gap = tops[at]! - tops[index === 0 ? 0 : drawn[index - 1]! + 1]!;
        const shown = {
          cue,
          at,
          languageCode,
          commands,
          isSelected: selected.has(cue.key),
          beside: beside?.[at],
          besideLanguage: reference?.languageCode,
        };
        return (
          <Spaced key={cue.key} gap={gap}>
            {at === activeAt ? (
              <ActiveRow {...shown} editor={editor} speakers={speakers} faults={faultsAt(cues, at)} />
            ) : (
              <CueRow
                {...shown}
                isHeard={at === heard && isPlaying}
                fault={faultsAt(cues, at)[0]}
                marks={marks && marks.length > 0 ? marks : undefined}
                match={match?.key === cue.key ? match : undefined}
              />
            )}
          </Spaced>
        );
      })}
      <div style={{ height: tops.at(-1)! - tops[(drawn.at(-1) ?? -1) + 1]! }} />
    </div>
  );
}

/** The texts of another language beside each cue. They are found again only where times change. */
function useBeside(cues: Cues, reference: Reference | undefined) {
  const [timed, setTimed] = useState(cues);
  if (timed !== cues && !haveSameTimes(timed, cues)) setTimed(cues);
  return useMemo(() => reference && besideOf(timed, reference.cues), [timed, reference]);
}

/** Rows from the first to the last, and the active one wherever it is: the focus may be in it. */
function drawnRows(first: number, last: number, active: number, count: number): number[] {
  const end = Math.min(last, count - 1);
  const rows = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
  if (active < 0 || (active >= first && active <= end)) return rows;
  return active < first ? [active, ...rows] : [...rows, active];
}

const Spaced = ({ gap, children }: { gap: number; children: React.ReactNode }) => (
  <>
    {gap > 0 && <div role="presentation" style={{ height: gap }} />}
    {children}
  </>
);

const Head = ({ reference }: { reference: Reference | undefined }) => (
  <div role="row" aria-rowindex={1} className="visually-hidden">
    <span role="columnheader">{text.columns.number}</span>
    <span role="columnheader">{text.columns.times}</span>
    <span role="columnheader">{text.columns.speaker}</span>
    <span role="columnheader">{text.columns.text}</span>
    {reference && (
      <span role="columnheader">{text.columns.reference(languageName(reference.languageCode))}</span>
    )}
    <span role="columnheader">{text.columns.speed}</span>
  </div>
);

/** Scrolls to the active row when another one becomes active, and leaves the focus where it was: in the list, or in its field. */
function useActiveInView(box: React.RefObject<HTMLElement | null>, active: string | undefined): void {
  const before = useRef(active);
  useLayoutEffect(() => {
    if (before.current === active) return;
    before.current = active;
    const row = box.current?.querySelector<HTMLElement>('[data-active]');
    row?.scrollIntoView({ block: 'nearest' });
    const wanted = box.current?.dataset['focus'];
    const isInside =
      box.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (wanted === 'text') row?.querySelector('textarea')?.focus();
    else if (isInside) row?.focus();
    if (box.current) delete box.current.dataset['focus'];
  }, [box, active]);
}

/** While it plays, the list follows what is heard, unless somebody works in it. */
function useFollowing(
  box: React.RefObject<HTMLElement | null>,
  tops: readonly number[],
  heard: number | undefined,
) {
  useEffect(() => {
    const list = box.current;
    if (heard === undefined || heard < 0 || !list || list.contains(document.activeElement)) return;
    const [top, end] = [tops[heard] ?? 0, tops[heard + 1] ?? 0];
    if (top < list.scrollTop || end > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 3;
  }, [box, tops, heard]);
}

/** Pixels that are drawn above and below what is seen. */
const around = 400;

/** The rows of a list that scrolls by itself which are near what is seen. `tops` are the rows' tops in pixels. */
function useListWindow(box: RefObject<HTMLElement | null>, tops: readonly number[]) {
  const [range, setRange] = useState({ first: 0, last: 40 });
  const measure = useRef(() => {});
  useLayoutEffect(() => {
    measure.current = () => {
      const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
      const first = rowAt(tops, scrollTop - around);
      const last = rowAt(tops, scrollTop + clientHeight + around);
      setRange((shown) => (shown.first === first && shown.last === last ? shown : { first, last }));
    };
    measure.current();
  }, [box, tops]);
  useLayoutEffect(() => {
    const element = box.current;
    const onMove = () => measure.current();
    element?.addEventListener('scroll', onMove, { passive: true });
    const sizes = new ResizeObserver(onMove);
    if (element) sizes.observe(element);
    return () => {
      element?.removeEventListener('scroll', onMove);
      sizes.disconnect();
    };
  }, [box]);
  return range;
}
