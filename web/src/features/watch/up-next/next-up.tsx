import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { useAutoplayNext } from '@tv/player/settings/autoplay-next.ts';
import { BigButton, focusPlayer } from '@tv/player/picture/overlays.tsx';
import * as text from '@tv/strings/en/watch/up-next.ts';
import { Picture } from '@tv/ui/picture.tsx';
import styles from './next-up.module.css';
import { unattendedLimit } from './unattended-limit.ts';
import type { useNext } from './use-next.ts';

/** Seconds in which somebody can say no. */
const countdown = 8;

type Props = Pick<ReturnType<typeof useNext>, 'find' | 'goTo'> & { isVideo: boolean };

/** At the end: what comes next, and the moment to stop it. Asks first where nobody was there for a while. */
export const NextUp = ({ find, goTo, isVideo }: Props) => {
  const [next, setNext] = useState<MediaContent>();
  const [isCancelled, setCancelled] = useState(false);
  const [isAsking] = useState(unattendedLimit.isReached);
  const [left, setLeft] = useState(countdown);

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const found = await find();
    if (signal.aborted || !found) return;
    setNext(found);
    announce(isAsking ? text.stillThere : text.nextIs(found.title));
  });
  useEffect(() => {
    const leaving = new AbortController();
    void look(leaving.signal);
    return () => leaving.abort();
  }, []);

  const goesOn = useAutoplayNext();
  const isCounting = next !== undefined && !isCancelled && !isAsking && goesOn;
  const tick = useEffectEvent(() => {
    setLeft(left - 1);
    if (left > 1 || !next) return;
    setCancelled(true);
    unattendedLimit.countItem();
    void goTo(next);
  });
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(tick, 1000);
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setCancelled(true);
    addEventListener('keydown', onKeyDown);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', onKeyDown);
    };
  }, [isCounting]);

  if (!next || isCancelled) return isVideo ? <BigButton isAgain /> : null;
  return (
    <section className={styles.cover} data-ending aria-label={text.upNext}>
      <p className={styles.when}>
        {isAsking ? text.stillThere : goesOn ? text.nextIn(Math.max(1, left)) : text.upNext}
      </p>
      <div className={styles.next}>
        <Picture
          className={styles.picture}
          address={next.thumbnailUrl}
          item={next}
          placeholder={next.thumbnailPlaceholder}
          aspectRatio={next.thumbnailAspectRatio}
          mediaType={next.type}
          sizes="240px"
        />
        <p className={styles.title} dir="auto">
          {next.title}
        </p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.go} onClick={() => void goTo(next)}>
          {text.playNow}
        </button>
        <button
          type="button"
          className={styles.stay}
          onClick={(event) => {
            focusPlayer(event);
            setCancelled(true);
          }}
        >
          {text.cancel}
        </button>
      </div>
    </section>
  );
};
