import { because } from '@tv/contract/reasons/problem-reasons';
import { Worker } from 'node:worker_threads';
import { Problem } from '../platform/http/problem.ts';
import { SubtitleProblem, type SubtitleFault } from '@tv/captions/subtitle-file';
import { tasks } from './tasks.ts';

type Tasks = typeof tasks;
type Name = keyof Tasks;
type Waiting = {
  message: { name: Name; given: unknown[] };
  resolve: (result: never) => void;
  reject: (problem: Error) => void;
};
export type Answer = { result: unknown } | { problem: SubtitleFault } | { failure: string };

/** Files up to this size, in bytes, and lists of so many cues are processed on the event loop: that takes less time than messaging a thread. */
const small = { bytes: 32_768, cues: 300 };
const maxWaiting = 50;
/** In milliseconds. `idle`: when a thread without work is ended. `task`: when a thread that does not finish is ended. */
const timeouts = { idle: 60_000, task: 30_000 };
/** Memory limit of the thread. The tree of 5 MB of XML takes several hundred megabytes. */
const maxMegabytes = 768;

let worker: Worker | undefined;
let current: Waiting | undefined;
const queue: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs a task on a whole subtitle. Large ones are processed in another thread, one after the other, so that the event
 * loop stays free. Rejects with SubtitleProblem for a faulty file, and with a 503 Problem when too many tasks wait.
 */
export async function offLoop<Task extends Name>(
  name: Task,
  ...given: Parameters<Tasks[Task]>
): Promise<ReturnType<Tasks[Task]>> {
  const [first] = given;
  if (first.length <= (Array.isArray(first) ? small.cues : small.bytes))
    return (tasks[name] as (...all: unknown[]) => ReturnType<Tasks[Task]>)(...given);
  if (queue.length >= maxWaiting)
    throw new Problem(503, 0, because('captions.busy'), {
      retryAfterSeconds: 60,
    });
  return new Promise((resolve, reject) => {
    queue.push({ message: { name, given }, resolve, reject });
    if (!current) next();
  });
}

function next(): void {
  clearTimeout(timer);
  current = queue.shift();
  if (!current) {
    worker?.unref();
    timer = setTimeout(() => end(), timeouts.idle).unref();
    return;
  }
  worker ??= open();
  worker.ref();
  worker.postMessage(current.message);
  timer = setTimeout(() => {
    end();
    finish(() => new SubtitleProblem({ reason: because('captions.slowFile') }));
  }, timeouts.task);
}

function open(): Worker {
  const opened = new Worker(new URL('./subtitle-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    execArgv: [],
  });
  opened.on('message', (answer: Answer) => {
    if (worker !== opened) return;
    if ('result' in answer) {
      const { resolve } = current!;
      resolve(answer.result as never);
      next();
    } else
      finish(() => ('problem' in answer ? new SubtitleProblem(answer.problem) : new Error(answer.failure)));
  });
  opened.on('error', (problem) => {
    if (worker !== opened) return;
    worker = undefined;
    const isTooLarge = 'code' in problem && problem.code === 'ERR_WORKER_OUT_OF_MEMORY';
    finish(() => (isTooLarge ? new SubtitleProblem({ reason: because('captions.heavyFile') }) : problem));
  });
  return opened;
}

function finish(problem: () => Error): void {
  current?.reject(problem());
  next();
}

function end(): void {
  const ended = worker;
  worker = undefined;
  void ended?.terminate();
}
