import type { TextsOf } from '@tv/contract/reason';
import type { liveTalkReasons } from '@tv/contract/reasons/live-talk';

export const texts: TextsOf<typeof liveTalkReasons> = {
  'talk.isOver': 'Diese Veranstaltung ist vorbei.',
  'talk.noQuestions': 'Fragen sind ausgeschaltet.',
  'talk.noChat': 'Der Chat ist ausgeschaltet.',
  'talk.muted': 'Sie wurden bei dieser Veranstaltung stummgeschaltet.',
  'talk.refusedWord': 'Das Wort „{word:text}“ ist hier nicht erlaubt.',
  'talk.tooManyQuestions': 'Diese Veranstaltung hat bereits {most:number} Fragen.',
  'talk.tooManyPolls': 'Eine Veranstaltung kann höchstens {most:number} Umfragen haben.',
  'talk.pollNotOpen': 'Diese Umfrage ist nicht offen.',
  'talk.pollHasVotes': 'In dieser Umfrage wurde schon abgestimmt. Legen Sie eine neue an.',
};
