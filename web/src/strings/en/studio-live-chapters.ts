export const chapters = 'Chapters';
export const chaptersHelp = (key: string) =>
  `Mark each new slide or topic: with the button, or with the key ${key} anywhere on this page. Viewers see the chapters within half a minute, and the recording has them at the right second.`;
export const mark = 'Mark a chapter';
export const title = 'Title of the next chapter';
export const titleHelp = 'Leave it empty to number the chapter.';
export const numbered = (count: string) => `Chapter ${count}`;
export const undo = 'Undo the last one';
export const none = 'No chapter was marked yet';
export const marked = (title: string) => `Marked: ${title}`;
export const takenAway = (title: string) => `Taken away: ${title}`;
