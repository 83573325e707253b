/** What people say at live events. */
export const liveTalkReasons = {
  'talk.isOver': 'This event is over: what was said stays as it is.',
  'talk.noQuestions': 'Questions are switched off at this event.',
  'talk.noChat': 'The chat is switched off at this event.',
  'talk.muted': 'A moderator muted you at this event.',
  'talk.refusedWord': 'contains the word “{word:text}”, which is not allowed here.',
  'talk.tooManyQuestions': 'This event has {most:number} questions already.',
  'talk.tooManyPolls': 'An event can have at most {most:number} polls.',
  'talk.pollNotOpen': 'This poll is not open.',
  'talk.pollHasVotes': 'People have voted in this poll: make another one.',
} as const;
