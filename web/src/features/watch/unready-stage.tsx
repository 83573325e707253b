import { Hourglass } from 'lucide-react';
import * as text from '../../strings/en/watch.ts';
import { Notice } from '../../ui/notice.tsx';

/** In the place of an item that is not prepared for playing yet. */
export const UnreadyStage = () => (
  <Notice icon={<Hourglass />} title={text.beingPrepared} text={text.comeBack} />
);
