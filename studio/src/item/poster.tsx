import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { Camera, ImageUp, Undo2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { withMediaToken } from '@tv/client/lib/media-contents/address.ts';
import { textsOf } from '@tv/client/lib/media-contents/texts-of.ts';
import { formatClock } from '@tv/player/clock.ts';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import { parseSeekPreviews, type SeekPreview } from '@tv/player/seek-bar/seek-previews.ts';
import { useLoadedText } from '@tv/player/use-loaded-text.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { Button } from '@tv/ui/button.tsx';
import { bytesOf } from '../parts/bytes-of.ts';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { FileInput, pictures } from '@tv/ui/forms/file-input.tsx';
import style from './poster.module.css';
import { shownItem } from '../parts/item/shown-item.ts';
import { managedItem } from '../parts/item/queries.ts';

type PosterProps = { item: ManagedMediaContent; seekPreviewsUrl: string | undefined };

/** The frames that are offered, as shares of the film. */
const shares = [0.1, 0.3, 0.5, 0.7];

/** The poster of an item: an offered frame, the picture where the player stands, or a picture of one's own. */
export function Poster({ item, seekPreviewsUrl }: PosterProps) {
  const { id, organizationId, durationInSeconds, poster } = item;
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const player = usePlayer();
  const loadText = useMemo(() => textsOf({ id, organizationId }), [id, organizationId]);
  const previews =
    useLoadedText(seekPreviewsUrl, seekPreviewsUrl !== undefined, loadText, parsePreviews) ?? [];
  const changing = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: managedItem(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: shownItem(id).queryKey });
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  const choose = (seconds: number) =>
    changing.mutate(() =>
      call('PUT /Management/MediaContents/:id/Poster', { params: { id }, body: { seconds } }),
    );
  return (
    <section aria-labelledby="studio-poster">
      <div className={style.head}>
        <h2 id="studio-poster" className={style.title}>
          {text.poster}
        </h2>
        {previews.length > 0 && (
          <UseThis onUse={() => choose(player.getState().currentTime)} isDisabled={changing.isPending} />
        )}
      </div>
      <div className={style.frames}>
        {item.thumbnailUrl && (
          <img
            className={style.current}
            src={withMediaToken(item.thumbnailUrl, item, 320)}
            alt={text.posterNow}
            aria-busy={poster?.isBeingMade}
          />
        )}
        {shares.flatMap((share) => {
          const seconds = durationInSeconds * share;
          const preview = previews.findLast(({ startTime }) => startTime <= seconds);
          return preview ? (
            <button
              key={share}
              type="button"
              className={style.frame}
              aria-label={text.useFrame(formatClock(seconds))}
              onClick={() => choose(seconds)}
            >
              <Frame preview={preview} url={withMediaToken(preview.url, item)} />
            </button>
          ) : (
            []
          );
        })}
      </div>
      <div className={style.actions}>
        <Button size="small" icon={<ImageUp />} onClick={() => input.current?.click()}>
          {text.ownPicture}
        </Button>
        {poster?.isChosen && (
          <Button
            size="small"
            look="neutral"
            icon={<Undo2 />}
            onClick={() =>
              changing.mutate(() => call('DELETE /Management/MediaContents/:id/Poster', { params: { id } }))
            }
          >
            {text.formerPoster}
          </Button>
        )}
        <p className={style.help} role="status">
          {poster?.isBeingMade || changing.isPending ? text.posterBeingMade : text.posterHelp}
        </p>
      </div>
      <FileInput
        ref={input}
        accept={pictures}
        onChoose={([file]) =>
          changing.mutate(() =>
            call('PUT /Management/MediaContents/:id/Poster/Picture', { params: { id }, ...bytesOf(file) }),
          )
        }
      />
    </section>
  );
}

const parsePreviews = (file: string, url: string) =>
  parseSeekPreviews(file, new URL(url, location.origin).href);

/** One picture of the sprite, as wide as its room. */
function Frame({ preview, url }: { preview: SeekPreview; url: string }) {
  const { x, y, width, height } = preview;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={style.picture} aria-hidden="true">
      <svg x={-x} y={-y} overflow="visible">
        <image href={url} />
      </svg>
    </svg>
  );
}

function UseThis({ onUse, isDisabled }: { onUse: () => void; isDisabled: boolean }) {
  const time = usePlayerState((state) => Math.floor(state.currentTime));
  return (
    <Button size="small" look="neutral" icon={<Camera />} aria-disabled={isDisabled} onClick={onUse}>
      {text.usePicture(formatClock(time))}
    </Button>
  );
}
