import { Hourglass } from 'lucide-react';
import * as text from '@tv/strings/en/watch/watch.ts';
import { Notice } from '@tv/ui/notice.tsx';

/** In the place of an item that is not prepared for playing yet. */
export const UnreadyStage = () => (
  <Notice icon={<Hourglass />} title={text.beingPrepared} text={text.comeBack} />
);
