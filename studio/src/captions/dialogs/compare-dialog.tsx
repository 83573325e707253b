import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import type { CueEditor } from '../cue-editor.ts';
import { publishedCues, type CaptionsKey } from '../queries.ts';
import { differencesOf, lineOf } from './comparison.ts';
import style from './compare-dialog.module.css';

type CompareDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  editor: CueEditor;
  captions: CaptionsKey;
  onDiscard: (() => void) | undefined;
};

/** Differences that are shown. */
const most = 200;

/** The draft beside what is published, cue by cue. */
export const CompareDialog = (props: CompareDialogProps) => (
  <Dialog isOpen={props.isOpen} onClose={props.onClose} title={text.comparison} look="wide">
    <Comparison {...props} />
  </Dialog>
);

function Comparison({ onClose, editor, captions, onDiscard }: CompareDialogProps) {
  const { data } = useQuery(publishedCues(captions));
  const { cues } = editor.get().history;
  const found = useMemo(() => (data ? differencesOf(data.cues, cues) : []), [data, cues]);
  return (
    <>
      {data && !data.subtitleId && <p>{text.comparisonNone}</p>}
      {data?.subtitleId && found.length === 0 && <p>{text.comparisonSame}</p>}
      {data && (
        <ul className={style.list}>
          {found.slice(0, most).map(({ before, after }) => (
            <li key={(after ?? before)!.key}>
              <span className={style.kind}>
                {before && after ? text.changed : after ? text.added : text.removed}
              </span>
              {before && (
                <del>
                  <span className="visually-hidden">{text.before}: </span>
                  {lineOf(before)}
                </del>
              )}
              {after && (
                <ins>
                  <span className="visually-hidden">{text.after}: </span>
                  {lineOf(after)}
                </ins>
              )}
            </li>
          ))}
        </ul>
      )}
      {found.length > most && <p>{text.moreChanges(found.length - most)}</p>}
      <DialogActions>
        {onDiscard && found.length > 0 && data?.subtitleId && (
          <Button onClick={onDiscard}>{text.discardDraft}</Button>
        )}
        <Button look="primary" onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </>
  );
}
