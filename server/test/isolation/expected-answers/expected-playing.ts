import type { CallName } from '@tv/contract/calls/api';
import type { Row } from './expected-answers.ts';
import { doing, publicDoing } from './expected-doings.ts';
import { figures, list } from './expected-management.ts';

/** Reports of players, before managers change the items. */
export const expectedPlaying: Record<Extract<CallName, `${string}/Playings${string}`>, Row> = {
  'POST /MediaContents/:id/Playings': doing('204', '404'),
  'POST /MediaContents/:id/Playings/Publics': publicDoing('404'),
};

/** After the calls that hide items from an API key of one category. */
export const expectedPlayingFigures: Record<
  Extract<CallName, `${string}/Analytics/Playing${string}`>,
  Row
> = {
  'GET /Management/Analytics/Playing': figures,
  'GET /Management/Analytics/Playing.csv': figures,
  'GET /Management/Analytics/Playing/MediaContents': list,
  'GET /Management/Analytics/Playing/MediaContents.csv': list,
};
