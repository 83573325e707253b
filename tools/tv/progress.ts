import type { WriteStream } from 'node:tty';

export type Progress = { show(step: string, share: number): void; end(): void };
type Screen = Pick<WriteStream, 'write' | 'isTTY' | 'columns'>;

const barWidth = 24;
const maxLines = 8;

/** A bar for each file that is under way, moving on a terminal; elsewhere a line at every tenth. */
export function openBoard(out: Screen = process.stderr) {
  const bars = new Map<Progress, string>();
  let drawn = 0;
  const clear = () => {
    if (drawn > 0) out.write(`\r\x1b[K${'\x1b[1A\x1b[K'.repeat(drawn - 1)}`);
    drawn = 0;
  };
  const draw = () => {
    clear();
    const lines = [...bars.values()].slice(0, maxLines);
    drawn = lines.length;
    if (drawn > 0) out.write(lines.join('\n'));
  };
  return {
    open: (label: string): Progress => (out.isTTY ? aBar(label) : someLines(label, out)),
    /** Lines that stay, above the bars. */
    print(write: () => void) {
      if (!out.isTTY) return write();
      clear();
      write();
      draw();
    },
  };

  function aBar(label: string): Progress {
    const progress: Progress = {
      show(step, share) {
        const percent = percentOf(share);
        const filled = Math.round((percent / 100) * barWidth);
        const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${String(percent).padStart(3)} %  ${step}  `;
        bars.set(progress, `${bar}${label.slice(0, Math.max(0, (out.columns || 80) - bar.length - 1))}`);
        draw();
      },
      end() {
        bars.delete(progress);
        draw();
      },
    };
    return progress;
  }
}

function someLines(label: string, out: Screen): Progress {
  let last = '';
  return {
    show(step, share) {
      const line = `${label}: ${step} ${Math.floor(percentOf(share) / 10) * 10} %`;
      if (line !== last) out.write(`${line}\n`);
      last = line;
    },
    end() {},
  };
}

const percentOf = (share: number) => Math.floor(Math.min(1, share) * 100);
