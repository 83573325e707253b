import { Worker } from 'node:worker_threads';
import { Problem } from '../platform/http/problem.ts';
import { SubtitleProblem } from './formats/subtitle-file.ts';
import { tasks } from './tasks.ts';

type Tasks = typeof tasks;
type Name = keyof Tasks;
type Waiting = {
  message: { name: Name; given: unknown[] };
  resolve: (result: never) => void;
  reject: (problem: Error) => void;
};
export type Answer = { result: unknown } | { problem: string } | { failure: string };

/** Bytes up to which the work takes a few milliseconds: less than a thread takes to be told of it. */
const small = 32_768;
const mostWaiting = 50;
/** Milliseconds. A thread without work ends after a while, one that does not come to an end at once. */
const patience = { idle: 60_000, task: 30_000 };
/** Of 5 MB of XML the tree takes some hundred megabytes. */
const mostMegabytes = 768;

let worker: Worker | undefined;
let current: Waiting | undefined;
const queue: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Does work on a whole subtitle file: a large one in another thread, one after the other, so that nobody else waits.
 * Rejects with SubtitleProblem where the file is at fault, and with 503 where too many wait.
 */
export async function offLoop<Task extends Name>(
  name: Task,
  ...given: Parameters<Tasks[Task]>
): Promise<ReturnType<Tasks[Task]>> {
  if (given[0].length <= small)
    return (tasks[name] as (...all: unknown[]) => ReturnType<Tasks[Task]>)(...given);
  if (queue.length >= mostWaiting)
    throw new Problem(503, 0, 'Too many subtitles are being read. Please try again in a minute.', {
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
    timer = setTimeout(() => end(), patience.idle).unref();
    return;
  }
  worker ??= open();
  worker.ref();
  worker.postMessage(current.message);
  timer = setTimeout(() => {
    end();
    finish(
      () =>
        new SubtitleProblem(
          'The subtitle file takes too long to read. Send a smaller one, or one with fewer styles.',
        ),
    );
  }, patience.task);
}

function open(): Worker {
  const opened = new Worker(new URL('./subtitle-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
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
    finish(() =>
      isTooLarge
        ? new SubtitleProblem(
            'The subtitle file takes too much memory to read. Send a smaller one, or one with fewer styles.',
          )
        : problem,
    );
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
