import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LogoBackground } from '@tv/contract/branding/logos';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import * as text from '@tv/strings/en/studio/organization/branding.ts';
import field from '@tv/ui/forms/field.module.css';
import { Mark, type Logos } from '@tv/ui/brand/mark.tsx';
import { PictureButtons } from '../parts/picture-buttons.tsx';
import style from './branding-form.module.css';
import preview from './preview.module.css';
import type { Ground } from './grounds.ts';
import { vanishes } from './vanishes.ts';
import { apart } from '@tv/strings/en/locale.ts';

type LogoFieldProps = {
  background: LogoBackground;
  logos: Logos;
  /** Where the logo stands on this background, the first one is shown. */
  grounds: readonly Ground[];
  isBusy: boolean;
  problem: string | undefined;
  /** Without a file: the logo is to be removed. */
  onChange: (file: File | undefined) => void;
};

/** The logo for light or for dark backgrounds, on one, with a warning where it would hardly be seen. */
export function LogoField({ background, logos, grounds, isBusy, problem, onChange }: LogoFieldProps) {
  const own = background === 'dark' ? logos.logoDarkUrl : logos.logoUrl;
  const shown = own ?? logos.logoUrl ?? logos.logoDarkUrl;
  const { data: pixels } = useQuery({ ...logoPixels(shown ?? ''), enabled: shown !== undefined });
  const lost = pixels ? grounds.filter(({ colors }) => colors.some((color) => vanishes(pixels, color))) : [];
  const themes = [...new Set(lost.map(({ name }) => name))].map(apart).join(' · ');
  const [ground] = grounds;
  return (
    <div className={style.logo} role="group" aria-label={text.logoOn[background]}>
      <span className={field.label}>{text.logoOn[background]}</span>
      <span className={style.frame} style={{ background: ground?.colors[0] } as CSSProperties}>
        {shown ? (
          <img src={shown} alt={own ? text.logoNow : text.logoOfOther} />
        ) : (
          <Mark of={undefined} height={28} />
        )}
      </span>
      <div className={style.mark}>
        <PictureButtons
          choose={text.chooseLogo}
          remove={own && text.removeLogo}
          isBusy={isBusy}
          onChange={onChange}
        />
      </div>
      {problem && (
        <p className={field.error} role="alert">
          {problem}
        </p>
      )}
      <div role="status">
        {themes && (
          <p className={preview.fallen}>
            <TriangleAlert aria-hidden="true" />
            <span>{own ? text.vanishes(themes) : text.otherVanishes[background](themes)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** In pixels: enough to see whether a logo can be told from its background. */
const side = 96;

/** The pixels of a logo, small. */
const logoPixels = (url: string) =>
  queryOptions({
    queryKey: ['studio', 'logo-pixels', url],
    queryFn: () => readPixels(url),
    staleTime: Infinity,
    retry: false,
  });

async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((length) =>
    Math.max(1, Math.round(length * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}
