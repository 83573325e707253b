import { Merge, Plus, Magnet, Scissors, ZoomIn, ZoomOut } from 'lucide-react';
import { memo } from 'react';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { useEditorPart, type CueEditor } from '../cue-editor.ts';
import { allFaults, countFaults } from '../cues/check-cue.ts';
import type { EditorCommands } from '../editor-commands.ts';
import style from './timeline.module.css';

type TimelineToolsProps = {
  editor: CueEditor;
  commands: EditorCommands;
  isMakingPeaks: boolean;
  isSnapping: boolean;
  onSnapping: (isSnapping: boolean) => void;
  /** 0 to 1. */
  zoom: number;
  onZoom: (zoom: number) => void;
};

/** The tools above the timeline. */
export const TimelineTools = memo(function TimelineTools(props: TimelineToolsProps) {
  const { editor, commands, isMakingPeaks, isSnapping, onSnapping, zoom, onZoom } = props;
  const warnings = useEditorPart(editor, ({ history }) => countFaults(allFaults(history.cues)));
  return (
    <div className={style.tools}>
      <h2 className={style.title}>{text.timeline}</h2>
      <p className={style.fact}>
        {isMakingPeaks ? text.peaksComing : warnings > 0 ? text.warnings(warnings) : ''}
      </p>
      <Button
        look="neutral"
        size="small"
        icon={<Magnet />}
        aria-pressed={isSnapping}
        className={style.toggle}
        onClick={() => onSnapping(!isSnapping)}
      >
        {text.snap}
      </Button>
      <Button look="neutral" size="small" icon={<Plus />} onClick={() => commands.insert()}>
        {text.insert}
      </Button>
      <Button look="neutral" size="small" icon={<Scissors />} onClick={() => commands.split()}>
        {text.split}
      </Button>
      <Button look="neutral" size="small" icon={<Merge />} onClick={() => commands.join()}>
        {text.join}
      </Button>
      <span className={style.zoom}>
        <IconButton label={text.zoomOut} size="small" side="above" onClick={() => onZoom(zoom - 0.1)}>
          <ZoomOut />
        </IconButton>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={zoom}
          aria-label={text.zoom}
          onChange={({ target }) => onZoom(Number(target.value))}
        />
        <IconButton label={text.zoomIn} size="small" side="above" onClick={() => onZoom(zoom + 0.1)}>
          <ZoomIn />
        </IconButton>
      </span>
    </div>
  );
});
