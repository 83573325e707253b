import type { Settings } from './talk-db.ts';

/** What everybody who reads is told of the settings. */
export const settingsOf = ({ hasQuestions, hasChat, isModerated, slowSeconds }: Settings): Settings => ({
  hasQuestions,
  hasChat,
  isModerated,
  slowSeconds,
});
