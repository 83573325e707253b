/** A part of a page of text: paragraphs, lists, commands. For the marks in its texts see `ui/src/text-pages/prose.tsx`. */
export type Section = { title: string; body: (string | string[] | { command: string })[] };
