import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModifiableInstruction } from 'dockerfile-ast/lib/modifiableInstruction.js';
import { DockerfileParser, type From, type Instruction } from 'dockerfile-ast';

const root = join(import.meta.dirname, '../..');

export type Step = {
  keyword: string;
  /** Arguments as they are written, without flags, lines joined. */
  text: string;
  /** Arguments of the exec form; undefined where a shell would read them. */
  exec: string[] | undefined;
  flags: Record<string, string>;
};
export type Stage = { name: string; image: string; tag: string; steps: Step[] };

/** The stages of a Dockerfile in their order. */
export function readStages(text = readFileSync(join(root, 'Dockerfile'), 'utf8')): Stage[] {
  const stages: Stage[] = [];
  for (const each of DockerfileParser.parse(text).getInstructions()) {
    if (each.getKeyword() === 'FROM') {
      const from = each as From;
      const name = from.getBuildStage() ?? '';
      stages.push({ name, image: from.getImageName() ?? '', tag: from.getImageTag() ?? '', steps: [] });
    } else stages.at(-1)!.steps.push(stepOf(each));
  }
  return stages;
}

function stepOf(instruction: Instruction): Step {
  const keyword = instruction.getKeyword();
  const text = (instruction.getArgumentsContent() ?? '').replace(/\s+/g, ' ');
  const given = 'getFlags' in instruction ? (instruction as ModifiableInstruction).getFlags() : [];
  const flags = Object.fromEntries(given.map((flag) => [flag.getName(), flag.getValue() ?? '']));
  return { keyword, text, exec: execOf(text.replace(/^CMD\s+/, '')), flags };
}

function execOf(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    return JSON.parse(text) as string[];
  } catch {
    return undefined; // A shell reads it then.
  }
}

/** The last step of a kind in a stage. Throws where there is none. */
export function lastStep(stage: Stage, keyword: string): Step {
  const step = stage.steps.findLast((each) => each.keyword === keyword);
  if (!step) throw new Error(`The stage has no ${keyword}.`);
  return step;
}

/** Environment of a stage, as its ENV lines of the form NAME=value say. */
export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    stage.steps
      .filter(({ keyword }) => keyword === 'ENV')
      .flatMap(({ text }) => text.split(/\s+/).map((each) => each.split('=') as [string, string])),
  );

/** Sources that a stage copies from the build's context, each under its own name. */
export const copiedFromContext = (stage: Stage): string[] =>
  stage.steps
    .filter(({ keyword, flags }) => keyword === 'COPY' && !('from' in flags))
    .flatMap(({ text }) => text.split(/\s+/).slice(0, -1));

/** Whether .dockerignore lets a path below the project through: exceptions for parts at the top, then patterns at any depth. */
export function isInContext(path: string): boolean {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const rules = lines.filter((line) => line && !line.startsWith('#'));
  const parts = path.split('/');
  let isIn = true;
  for (const rule of rules)
    if (rule === '*') isIn = false;
    else if (rule.startsWith('!')) isIn ||= parts[0] === rule.slice(1);
    else if (!rule.startsWith('**/')) throw new Error(`This test does not read the rule "${rule}".`);
    else {
      const name = rule.slice(3);
      if (name.startsWith('*') ? parts.at(-1)!.endsWith(name.slice(1)) : parts.includes(name)) isIn = false;
    }
  return isIn;
}
