import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A subject of generated items. `things` are nouns in the plural, `acts` are verbs in the infinitive with an object. */
export type Topic = {
  name: string;
  language: string;
  /** The name of its file. */
  category: string;
  tags: string[];
  things: string[];
  acts: string[];
  facts: string[];
};
type PatternKind = 'title' | 'sentence' | 'cue';
/** How items of a language are written. `{name}` stands for a text of the topic or of `lists`. */
export type Patterns = Record<PatternKind, string[]> & { lists: Record<string, string[]> };

const folder = join(import.meta.dirname, 'topics');
const read = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
const list = (text: string) => text.split(';').map((each) => each.trim());
const sentences = (text: string) => text.match(/[^.?!。]+[.?!。]+/g)!.map((each) => each.trim());

/** The topics of all files, in the order of the files' names. */
export const readTopics = (): Topic[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('patterns-'))
    .sort()
    .flatMap(readFile);

function readFile(file: string): Topic[] {
  const topics: Topic[] = [];
  let language = 'en';
  for (const line of read(file)) {
    const [, field, text] = /^(=|\w+:) (.+)$/.exec(line) ?? [];
    const topic = topics.at(-1);
    if (field === 'language:') language = text!;
    else if (field === '=')
      topics.push({
        name: text!,
        language,
        category: file.replace('.txt', ''),
        tags: [],
        things: [],
        acts: [],
        facts: [],
      });
    else if (topic && (field === 'tags:' || field === 'things:' || field === 'acts:'))
      topic[field.slice(0, -1) as 'tags' | 'things' | 'acts'] = list(text!);
    else if (topic && field === 'facts:') topic.facts = sentences(text!);
    else throw new Error(`${file}: the line "${line}" has no known beginning.`);
  }
  return topics;
}

export function readPatterns(language: string): Patterns {
  const patterns: Patterns = { title: [], sentence: [], cue: [], lists: {} };
  for (const line of read(`patterns-${language}.txt`)) {
    const [, name, text] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!name) throw new Error(`patterns-${language}.txt: the line "${line}" has no name.`);
    if (name === 'title' || name === 'sentence' || name === 'cue') patterns[name].push(text!);
    else patterns.lists[name] = list(text!);
  }
  return patterns;
}
