import { useEffect, useRef } from 'react';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { hasScreen } from './open-sources.ts';
import type { RecordMode } from './record-state.ts';
import style from './stage.module.css';
import page from './recording.module.css';

/** A text to read from, and how it is shown. */
export type Prompt = { text: string; linesPerMinute: number; size: number; isMirrored: boolean };
export const emptyPrompt: Prompt = { text: '', linesPerMinute: 20, size: 28, isMirrored: false };

const speeds = [8, 12, 16, 20, 26, 34, 44];
const sizes = [20, 28, 36, 48];
const lineHeight = 1.45;
const longest = 50_000;

/** The text over the preview. It moves while it is recorded, and stands still in pauses. */
export function PrompterText({
  prompt,
  isMoving,
  isReset,
}: {
  prompt: Prompt;
  isMoving: boolean;
  isReset: boolean;
}) {
  const shown = useRef<HTMLDivElement>(null);
  const moved = useRef(0);
  useEffect(() => {
    if (!isReset) return;
    moved.current = 0;
    if (shown.current) shown.current.style.translate = '0 0';
  }, [isReset]);
  const { linesPerMinute, size } = prompt;
  useEffect(() => {
    if (!isMoving) return undefined;
    let before = performance.now();
    const move = (now: number) => {
      moved.current += ((now - before) / 60_000) * linesPerMinute * size * lineHeight;
      before = now;
      if (shown.current) shown.current.style.translate = `0 ${-moved.current}px`;
      frame = requestAnimationFrame(move);
    };
    let frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [isMoving, linesPerMinute, size]);
  if (!prompt.text.trim()) return null;
  return (
    <div
      className={style.prompter}
      data-theme="picture"
      style={{ fontSize: size, transform: prompt.isMirrored ? 'scaleX(-1)' : undefined }}
      dir="auto"
    >
      <div ref={shown} className={style.prompted}>
        {prompt.text}
      </div>
    </div>
  );
}

type PrompterFieldsProps = { prompt: Prompt; mode: RecordMode; change: (more: Partial<Prompt>) => void };

export function PrompterFields({ prompt, mode, change }: PrompterFieldsProps) {
  const hasText = prompt.text.trim() !== '';
  const options = (values: readonly number[]) =>
    values.map((value, index) => ({ value: String(value), text: String(index + 1) }));
  return (
    <section className={page.block} aria-label={text.prompter}>
      <h2 className={page.heading}>{text.prompter}</h2>
      <TextField
        label={text.prompterText}
        help={hasText && hasScreen(mode) ? text.prompterInScreen : text.prompterHelp}
        lines={4}
        maxLength={longest}
        value={prompt.text}
        onChange={(changed) => change({ text: changed })}
      />
      {hasText && (
        <>
          <SelectField
            label={text.prompterSpeed}
            value={String(prompt.linesPerMinute)}
            options={options(speeds)}
            onChange={(value) => change({ linesPerMinute: Number(value) })}
          />
          <SelectField
            label={text.prompterSize}
            value={String(prompt.size)}
            options={options(sizes)}
            onChange={(value) => change({ size: Number(value) })}
          />
          <Switch
            label={text.prompterMirrored}
            help={text.prompterMirroredHelp}
            isOn={prompt.isMirrored}
            onChange={(isMirrored) => change({ isMirrored })}
          />
        </>
      )}
    </section>
  );
}
