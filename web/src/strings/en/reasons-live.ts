import type { TextsOf } from '@tv/contract/reason';
import type { liveReasons } from '@tv/contract/reasons/live';

/** Why the service refused something about a live event. */
export const texts: TextsOf<typeof liveReasons> = {
  'live.isOver': 'This event is over.',
  'live.nothingArrives': 'No stream arrives yet. Start the encoder first.',
  'live.notOnAir': 'This event was not on air yet. Delete the item, or cancel its schedule.',
  'live.notOnAirNow': 'This event is not on air.',
  'live.tooManyMarks': 'An event can have at most {most:number} chapters.',
  'live.noCaptions': 'This event has no captions. Switch them on first.',
  'live.tooManyCues': 'An event can have at most {most:number} captions.',
  'live.tooMany': 'At most {most:number} events can be open at once. End or delete some first.',
};
