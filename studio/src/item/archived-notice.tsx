import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { Archive } from 'lucide-react';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/item/archive.ts';
import { problemWords } from '../parts/problems/reason-words.ts';
import style from './item-player.module.css';

/** Stands where the player of an archived item would be. */
export function ArchivedNotice({ item: { archive, processing, problem } }: { item: ManagedMediaContent }) {
  const help = archive?.isComplete === false ? text.leaving : text.placeHelp;
  return (
    <div className={style.waiting} role="status">
      <Archive aria-hidden="true" />
      <p>{processing ? text.comingBack(`${number(Math.floor(processing.progress * 100))} %`) : text.place}</p>
      {!processing && <p>{archive?.publishesAgain ? `${help} ${text.publishesAgain}` : help}</p>}
      {!processing && problem && <p>{text.notBack(problemWords(problem))}</p>}
    </div>
  );
}
