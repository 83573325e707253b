import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { plainText } from '@tv/contract/formats/plain-text';
import type { ReactNode } from 'react';
import { cardOf } from '@tv/client/lib/media-contents/card-of.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { shortDuration } from '@tv/client/lib/format/durations.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/parts/pieces.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import style from './details.module.css';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Picture } from '@tv/ui/picture.tsx';

type DetailsProps = {
  isOpen: boolean;
  item: MediaContent | undefined;
  onClose: () => void;
  children?: ReactNode;
};

/** An item in short: slides from the bottom on a small screen. `children` are further actions. */
export function Details({ isOpen, item, onClose, children }: DetailsProps) {
  const area = useArea();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={item?.title ?? ''}
      look="sheet"
      closeLabel={text.closeDetails}
    >
      {item && (
        <>
          <Picture
            className={style.picture}
            address={item.thumbnailUrl}
            item={item}
            placeholder={item.thumbnailPlaceholder}
            aspectRatio={item.thumbnailAspectRatio}
            mediaType={item.type}
            sizes="480px"
          />
          <p className={style.meta}>
            {longDate(item.publishDate ?? item.scheduledPublicationDate) || text.unknownDate}
            {item.durationInSeconds > 0 && ` · ${shortDuration(item.durationInSeconds)}`}
          </p>
          {item.description && (
            <p className={style.description} dir="auto">
              {plainText(item.description)}
            </p>
          )}
          <div className={style.actions}>
            <LinkButton look="primary" to={cardOf(item, area).to} onClick={onClose}>
              {text.goToMedia}
            </LinkButton>
            {children}
          </div>
        </>
      )}
    </Dialog>
  );
}
