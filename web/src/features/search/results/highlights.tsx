import type { Highlight, MediaContent } from '@tv/contract/media-contents/media-content';
import { plainText } from '@tv/contract/formats/plain-text';
import { Hash, Play, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { formatClock, spokenTime } from '@tv/player/clock.ts';
import * as searching from '@tv/strings/en/browse/search.ts';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { FoundText } from './found-text.tsx';
import style from './highlights.module.css';

type HighlightsProps = { item: MediaContent; term: string; to: string; onOpen: () => void };

/** Where the term was found. Without a passage of its own, the description says what the item is. */
export function Highlights({ item, term, to, onOpen }: HighlightsProps) {
  const highlights = item.highlights ?? [];
  // A title that was found in another language than that of the page stands as a passage.
  const passages = highlights.filter(
    ({ field, text }) => field === 'description' || (field === 'title' && text !== item.title),
  );
  const words = highlights.filter(({ field }) => field === 'tags' || field === 'speakers');
  const spoken = highlights.filter(({ startTime }) => startTime !== undefined);
  return (
    <>
      {passages.length > 0
        ? passages.map(({ text, matches, languageCode }) => (
            <p key={text} className={style.passage} lang={languageCode} dir="auto">
              <FoundText text={text} matches={matches} term={term} />
            </p>
          ))
        : spoken.length === 0 && (
            <p className={style.passage} dir="auto">
              {plainText(item.description)}
            </p>
          )}
      {words.length > 0 && (
        <p className={style.tags}>
          {words.map(({ field, text, matches }) => (
            <Chip key={`${field} ${text}`} look="plain">
              {field === 'tags' ? <Hash aria-hidden="true" /> : <UserRound aria-hidden="true" />}
              <span className="visually-hidden">
                {field === 'tags' ? searching.tag : searching.speaker}:{' '}
              </span>
              <span className={style.words} dir="auto">
                <FoundText text={text} matches={matches} term={term} />
              </span>
            </Chip>
          ))}
        </p>
      )}
      {spoken.length > 0 && (
        <ul className={style.spoken} aria-label={searching.spoken}>
          {spoken.map((cue) => (
            <li key={`${cue.languageCode} ${cue.startTime}`}>
              <Spoken cue={cue} term={term} to={to} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Spoken({ cue, term, to, onOpen }: { cue: Highlight; term: string; to: string; onOpen: () => void }) {
  const start = Math.floor(cue.startTime ?? 0);
  return (
    <Link className={style.cue} to={`${to}?t=${start}`} onClick={onOpen}>
      <span className={style.time}>
        <Play aria-hidden="true" />
        <span aria-hidden="true">{formatClock(start)}</span>
        <span className="visually-hidden">{searching.playAt(spokenTime(start))}</span>
      </span>
      <span className={style.words} lang={cue.languageCode} dir="auto">
        <FoundText text={cue.text} matches={cue.matches} term={term} />
      </span>
    </Link>
  );
}
