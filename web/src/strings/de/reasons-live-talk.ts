import type { TextsOf } from '@tv/contract/reason';
import type { liveTalkReasons } from '@tv/contract/reasons/live-talk';

export const texts: TextsOf<typeof liveTalkReasons> = {
  'liveTalk.isOver': 'Diese Veranstaltung ist vorbei.',
  'liveTalk.noQuestions': 'Fragen sind ausgeschaltet.',
  'liveTalk.noChat': 'Der Chat ist ausgeschaltet.',
  'liveTalk.muted': 'Sie wurden bei dieser Veranstaltung stummgeschaltet.',
  'liveTalk.refusedWord': 'Das Wort „{word:text}“ ist hier nicht erlaubt.',
  'liveTalk.tooManyQuestions': 'Diese Veranstaltung hat bereits {most:number} Fragen.',
  'liveTalk.tooManyPolls': 'Eine Veranstaltung kann höchstens {most:number} Umfragen haben.',
  'liveTalk.pollNotOpen': 'Diese Umfrage ist nicht offen.',
  'liveTalk.pollHasVotes': 'In dieser Umfrage wurde schon abgestimmt. Legen Sie eine neue an.',
};
