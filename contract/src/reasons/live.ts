/** Live events. */
export const liveReasons = {
  'live.isOver': 'This event is over.',
  'live.nothingArrives': 'No stream arrives yet: start the encoder first.',
  'live.notOnAir': 'This event was not on air yet: delete the item, or cancel its schedule.',
  'live.notOnAirNow': 'This event is not on air.',
  'live.tooManyMarks': 'An event can have at most {most:number} marks.',
  'live.noCaptions': 'This event has no captions: switch them on first.',
  'live.tooManyCues': 'An event can have at most {most:number} captions.',
  'live.tooMany': 'An organization can have at most {most:number} events that are not over.',
  'live.guestSendsNothing': 'The guest sends nothing now.',
  'backstage.noLink':
    'This link is not valid, or is no longer valid: ask the person who gave it to you for a new one.',
} as const;
