import type { Settings } from './talk-db.ts';

/** The settings that every reader gets. */
export const settingsOf = ({ hasQuestions, hasChat, isModerated, slowSeconds }: Settings): Settings => ({
  hasQuestions,
  hasChat,
  isModerated,
  slowSeconds,
});
