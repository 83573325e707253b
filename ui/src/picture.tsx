import { AudioLines, Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { MediaType } from '@tv/contract/enumerations';
import { withMediaToken } from '@tv/client/lib/media-contents/address.ts';
import { placeholderOf } from '@tv/client/lib/media-contents/placeholder.ts';
import * as text from '@tv/strings/en/parts/pieces.ts';
import style from './picture.module.css';

type PictureProps = {
  /** Address of the service without a token; missing where an item has no picture. */
  address: string | undefined;
  /** Whose token opens it. */
  item?: { id?: string; organizationId?: string };
  /** thumbhash, base64 */
  placeholder?: string | undefined;
  aspectRatio?: number | undefined;
  mediaType: number;
  sizes: string;
  /** The page's largest picture: loaded first, not lazily. */
  isFirst?: boolean;
  /** Fills the element around it, whatever its shape. */
  isFilling?: boolean;
  className?: string | undefined;
};

const widths = [320, 640, 1280];
/** What the service preloads for a public page's largest picture. */
const firstWidths = [640, 1280, 1920];

/** An item's picture: never jumps, shows its own colours until it is there, and says so when there is none. */
export function Picture(props: PictureProps) {
  const {
    address,
    item = {},
    placeholder,
    aspectRatio = 16 / 9,
    mediaType,
    sizes,
    isFirst,
    isFilling,
  } = props;
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  const soft = placeholderOf(placeholder);
  const isShownWhole = aspectRatio < 1.3 && !isFilling;
  const isMissing = !address || state === 'failed';
  const backdrop = soft && { backgroundColor: soft.color, backgroundImage: `url(${soft.picture})` };
  return (
    <div
      className={[style.frame, isFilling && style.fill, isShownWhole && style.field, props.className]
        .filter(Boolean)
        .join(' ')}
      style={backdrop}
    >
      {isMissing && (
        <div className={style.missing}>
          {mediaType === MediaType.AUDIO ? <AudioLines /> : <Clapperboard />}
        </div>
      )}
      {address && state !== 'loaded' && <span className="visually-hidden">{text.noThumbnail}</span>}
      {address && state !== 'failed' && (
        <img
          className={[style.image, isShownWhole && style.whole, state === 'loaded' && style.loaded]
            .filter(Boolean)
            .join(' ')}
          src={withMediaToken(address, item, 640)}
          srcSet={(isFilling ? firstWidths : widths)
            .map((width) => `${withMediaToken(address, item, width)} ${width}w`)
            .join(', ')}
          sizes={sizes}
          alt=""
          width={640}
          height={360}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          draggable={false}
          ref={(image) => {
            // Already in the cache: the event came before anybody listened.
            if (image?.complete && image.naturalWidth > 0) setState('loaded');
          }}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}
