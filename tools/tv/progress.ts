import type { WriteStream } from 'node:tty';

export type Progress = { show(step: string, share: number): void; end(): void };

const barWidth = 24;

/** A bar that moves on a terminal; elsewhere a line at every tenth. */
export function openProgress(
  label: string,
  out: Pick<WriteStream, 'write' | 'isTTY' | 'columns'> = process.stderr,
): Progress {
  let last = '';
  return {
    show(step, share) {
      const percent = Math.floor(Math.min(1, share) * 100);
      if (out.isTTY) {
        const filled = Math.round((percent / 100) * barWidth);
        const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${String(percent).padStart(3)} %  ${step}  `;
        out.write(`\r${bar}${label.slice(0, Math.max(0, (out.columns || 80) - bar.length - 1))}\x1b[K`);
        return;
      }
      const line = `${label}: ${step} ${Math.floor(percent / 10) * 10} %`;
      if (line !== last) out.write(`${line}\n`);
      last = line;
    },
    end() {
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}
