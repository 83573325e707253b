import { ArrowRight, CaseSensitive, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import type { CueEditor } from './cue-editor.ts';
import { findAll, replaceAll, replaceMatch, type Match } from './cues/find-cues.ts';
import type { EditorCommands } from './editor-commands.ts';
import style from './find-bar.module.css';

export type Finding = { wanted: string; by: string; isExact: boolean; at: number };
export const noFinding: Finding = { wanted: '', by: '', isExact: false, at: 0 };

type FindBarProps = {
  finding: Finding;
  onChange: (finding: Finding) => void;
  onClose: () => void;
  matches: readonly Match[];
  editor: CueEditor;
  commands: EditorCommands;
  /** Counts how often the bar was opened: it takes the focus each time. */
  openCount: number;
};

/** Find and replace in all cues. Enter goes to the next match, Shift+Enter to the one before. */
export function FindBar({ finding, onChange, onClose, matches, editor, commands, openCount }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const at = Math.min(finding.at, Math.max(0, matches.length - 1));
  useEffect(() => field.current?.select(), [openCount]);

  const show = (index: number, all: readonly Match[] = matches) => {
    if (all.length === 0) return onChange({ ...finding, at: 0 });
    const next = (index + all.length) % all.length;
    onChange({ ...finding, at: next });
    commands.go(all[next]!.key);
    announce(text.place(next + 1, all.length));
  };
  const search = (change: Partial<Finding>) => {
    const next = { ...finding, ...change, at: 0 };
    onChange(next);
    const [first] = findAll(editor.get().history.cues, next.wanted, next.isExact);
    if (first) commands.go(first.key);
  };
  const replace = () => {
    const match = matches[at];
    if (!match) return;
    const cues = replaceMatch(editor.get().history.cues, match, finding.by);
    editor.edit(cues, { active: match.key });
    announce(text.replaced(1));
    const rest = findAll(cues, finding.wanted, finding.isExact);
    // The replacement is passed over, because it may hold the searched text.
    const written = rest.filter(
      ({ key, from }) => key === match.key && from < match.from + finding.by.length && from >= match.from,
    );
    show(at + written.length, rest);
  };
  const replaceEvery = () => {
    editor.edit(replaceAll(editor.get().history.cues, matches, finding.by));
    announce(text.replaced(matches.length));
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(at + (event.shiftKey ? -1 : 1));
  };
  return (
    <div role="search" className={style.bar}>
      <label className={style.field}>
        <Search aria-hidden="true" />
        <input
          ref={field}
          aria-label={text.findField}
          dir={fieldDirection(finding.wanted)}
          placeholder={text.findField}
          value={finding.wanted}
          maxLength={200}
          onKeyDown={onKeyDown}
          onChange={({ target }) => search({ wanted: target.value })}
        />
        <span className={style.count} role="status">
          {finding.wanted && (matches.length > 0 ? text.place(at + 1, matches.length) : text.noMatch)}
        </span>
      </label>
      <label className={style.field}>
        <ArrowRight aria-hidden="true" />
        <input
          aria-label={text.replaceField}
          dir={fieldDirection(finding.by)}
          placeholder={text.replaceField}
          value={finding.by}
          maxLength={200}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) replace();
          }}
          onChange={({ target }) => onChange({ ...finding, by: target.value })}
        />
      </label>
      <IconButton
        label={text.matchCase}
        aria-pressed={finding.isExact}
        className={finding.isExact ? style.on : undefined}
        onClick={() => search({ isExact: !finding.isExact })}
      >
        <CaseSensitive />
      </IconButton>
      <Button size="small" aria-disabled={matches.length === 0} onClick={replace}>
        {text.replace}
      </Button>
      <Button size="small" look="neutral" aria-disabled={matches.length === 0} onClick={replaceEvery}>
        {text.replaceAll}
      </Button>
      <IconButton label={text.closeFind} side="end" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
