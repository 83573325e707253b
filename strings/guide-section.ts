/**
 * One task of the user guide. Labels of the interface stand between asterisks, word for word: `guide.test.ts` looks for each among
 * the strings of the screens. For the other marks see `ui/src/text-pages/prose.tsx`.
 */
export type GuideSection = {
  title: string;
  /** The label of the screen that it leads to. */
  screen?: string;
  /** What it is for. */
  lead: string;
  /** Numbered: what the reader does. */
  steps?: string[];
  /** What happens then. */
  after?: string;
  /** What else is good to know. */
  facts?: string[];
  /** Where people get stuck, and what helps. */
  trouble?: { when: string; help: string }[];
  /** What its picture shows. */
  alt?: string;
};
