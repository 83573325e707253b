import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { copyText } from '../../lib/browser/copy-text.ts';
import * as text from '../../strings/en/transcript.ts';
import { Failure } from '../../ui/failure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { captionsWhenOn } from '../../player/caption-choice.ts';
import { usePlayerState } from '../../player/player-context.tsx';
import type { PlayerChapter, PlayerSubtitle } from '../../player/player-props.ts';
import { cueIndexAt, cuesUrl, readSaid, type SaidCue } from '../../player/cues.ts';
import { asText } from './as-text.ts';
import { CueList } from './cue-list.tsx';
import { findInCues } from './find-in-cues.ts';
import { SearchField } from './search-field.tsx';
import styles from './transcript.module.css';

type Props = {
  subtitles: readonly PlayerSubtitle[];
  chapters: readonly PlayerChapter[];
  loadText: (url: string) => Promise<string>;
};

const Found = ({ cues, ...rest }: { cues: readonly SaidCue[]; lang: string } & Pick<Props, 'chapters'>) => {
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState(0);
  const hits = useMemo(() => findInCues(cues, term), [cues, term]);
  const active = usePlayerState((state) => cueIndexAt(cues, state.currentTime));
  const at = hits.length > 0 ? chosen % hits.length : 0;
  return (
    <>
      <SearchField
        term={term}
        count={hits.length}
        at={at}
        onTerm={(next) => {
          setTerm(next);
          setChosen(0);
        }}
        onStep={(step) => setChosen((at + step + hits.length) % Math.max(1, hits.length))}
      />
      <CueList cues={cues} term={term} active={active} hit={hits[at]} {...rest} />
    </>
  );
};

/** What is said, in one language at a time; it follows the player, and the player follows a press on a line. */
export const Transcript = ({ subtitles, chapters, loadText }: Props) => {
  const captions = usePlayerState((state) => state.captions);
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? captions ?? captionsWhenOn(subtitles, undefined, navigator.languages);
  const subtitle = subtitles.find((entry) => entry.languageCode === language) ?? subtitles[0];
  const url = subtitle?.url ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['transcript', url],
    staleTime: Infinity,
    enabled: url !== '',
    queryFn: async () => readSaid(await loadText(cuesUrl(url))),
  });
  return (
    <div className={styles.transcript}>
      <div className={styles.head}>
        {subtitles.length > 1 && (
          <Select
            label={text.language}
            value={subtitle?.languageCode ?? ''}
            options={subtitles.map(({ languageCode, languageName }) => ({
              value: languageCode,
              text: languageName,
            }))}
            onChange={setChosen}
          />
        )}
        {data && data.length > 0 && (
          <IconButton
            label={text.copy}
            size="small"
            side="end"
            onClick={() => void copyText(asText(data, chapters), text)}
          >
            <Copy />
          </IconButton>
        )}
      </div>
      {data && <Found key={url} cues={data} chapters={chapters} lang={subtitle?.languageCode ?? ''} />}
      {error && <Failure size="small" as="p" error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles.waiting} role="status" aria-label={text.loading}>
          {[90, 70, 80, 60, 85].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={16} />
          ))}
        </div>
      )}
    </div>
  );
};
