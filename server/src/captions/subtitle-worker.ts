import { parentPort } from 'node:worker_threads';
import { SubtitleProblem } from '@tv/captions/subtitle-file';
import type { Answer } from './off-loop.ts';
import { tasks } from './tasks.ts';

// The other thread of off-loop.ts.
parentPort?.on('message', ({ name, given }: { name: keyof typeof tasks; given: unknown[] }) => {
  parentPort?.postMessage(answer(name, given));
});

function answer(name: keyof typeof tasks, given: unknown[]): Answer {
  try {
    return { result: (tasks[name] as (...all: unknown[]) => unknown)(...given) };
  } catch (problem) {
    if (problem instanceof SubtitleProblem) return { problem: problem.fault };
    return { failure: problem instanceof Error ? problem.message : String(problem) };
  }
}
