/** What people say at live events. */
export const liveTalkReasons = {
  'liveTalk.isOver': 'This event is over: what was said stays as it is.',
  'liveTalk.noQuestions': 'Questions are switched off at this event.',
  'liveTalk.noChat': 'The chat is switched off at this event.',
  'liveTalk.muted': 'A moderator muted you at this event.',
  'liveTalk.refusedWord': 'contains the word “{word:text}”, which is not allowed here.',
  'liveTalk.tooManyQuestions': 'This event has {most:number} questions already.',
  'liveTalk.tooManyPolls': 'An event can have at most {most:number} polls.',
  'liveTalk.pollNotOpen': 'This poll is not open.',
  'liveTalk.pollHasVotes': 'People have voted in this poll: make another one.',
} as const;
