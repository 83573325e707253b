import * as text from '../../strings/en/guide.ts';
import style from './guide-picture.module.css';
import { pictureSize, type PictureName } from './picture-names.ts';
import { pictureAddress } from './pictures.ts';

/** A screen as it looks in the reader's theme. Pressed, it opens in its full size; what does not fit the theme is not loaded. */
export const GuidePicture = ({ name, alt }: { name: PictureName; alt: string }) => (
  <figure className={style.figure}>
    {(['dark', 'light'] as const).map((theme) => (
      <a
        key={theme}
        className={style[theme]}
        href={pictureAddress(name, theme)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${alt} (${text.largePicture})`}
      >
        <img src={pictureAddress(name, theme)} {...pictureSize} alt={alt} loading="lazy" decoding="async" />
      </a>
    ))}
  </figure>
);
