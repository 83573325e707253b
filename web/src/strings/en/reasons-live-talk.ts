import type { TextsOf } from '@tv/contract/reason';
import type { liveTalkReasons } from '@tv/contract/reasons/live-talk';

/** Why the service refused something that a person says at a live event. */
export const texts: TextsOf<typeof liveTalkReasons> = {
  'talk.isOver': 'This event is over.',
  'talk.noQuestions': 'Questions are switched off.',
  'talk.noChat': 'The chat is switched off.',
  'talk.muted': 'A moderator muted you at this event.',
  'talk.refusedWord': 'The word “{word:text}” is not allowed here.',
  'talk.tooManyQuestions': 'This event has {most:number} questions already.',
  'talk.tooManyPolls': 'An event can have at most {most:number} polls.',
  'talk.pollNotOpen': 'This poll is not open.',
  'talk.pollHasVotes': 'People have voted in this poll. Make another one.',
};
