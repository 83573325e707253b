/** Columns whose texts no call, mail, push, webhook or directory shows to those who may read them, each with the reason. */
export const shownNowhere: Record<string, string> = {
  'item_sources.instance': 'a list of what came from a source is asked with it, and does not repeat it',
  'live_cues.text': 'players have captions of live events in segments, whose event is on air',
};
