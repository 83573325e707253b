import type { TextsOf } from '@tv/contract/reason';
import type { liveTalkReasons } from '@tv/contract/reasons/live-talk';

/** Why the service refused something that a person says at a live event. */
export const texts: TextsOf<typeof liveTalkReasons> = {
  'liveTalk.isOver': 'This event is over.',
  'liveTalk.noQuestions': 'Questions are switched off.',
  'liveTalk.noChat': 'The chat is switched off.',
  'liveTalk.muted': 'A moderator muted you at this event.',
  'liveTalk.refusedWord': 'The word “{word:text}” is not allowed here.',
  'liveTalk.tooManyQuestions': 'This event has {most:number} questions already.',
  'liveTalk.tooManyPolls': 'An event can have at most {most:number} polls.',
  'liveTalk.pollNotOpen': 'This poll is not open.',
  'liveTalk.pollHasVotes': 'People have voted in this poll. Make another one.',
};
