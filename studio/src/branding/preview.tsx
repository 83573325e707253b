import { type BaseThemes, resolveBrandColors } from '@tv/contract/branding/brand-colors';
import type { ThemeColorKey } from '@tv/contract/branding/theme-colors';
import { Film, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { logoProperties } from '@tv/client/lib/appearance/organization-colors.ts';
import * as text from '@tv/strings/en/studio/organization/branding.ts';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { type Logos, Mark } from '@tv/ui/brand/mark.tsx';
import style from './preview.module.css';
import { apart } from '@tv/strings/en/locale.ts';

type PreviewProps = {
  theme: 'dark' | 'light';
  colors: Record<string, string>;
  bases: BaseThemes;
  name: string;
  logos: Logos;
};

/** The portal in one theme with these colours, by the rules that the portal itself has; and which colours it cannot show. */
export function Preview({ theme, colors, bases, ...brand }: PreviewProps) {
  const resolved = resolveBrandColors(colors, bases, theme);
  const properties = Object.fromEntries(
    Object.entries(resolved.colors).map(([key, color]) => [`--${key}`, color]),
  );
  const fallenBack = resolved.fallenBack as ThemeColorKey[];
  return (
    <figure className={style.figure}>
      <figcaption className={style.caption}>{text.themes[theme]}</figcaption>
      <Picture
        {...brand}
        theme={theme}
        properties={{
          ...properties,
          ...logoProperties(resolved.isDark),
          colorScheme: resolved.isDark ? 'dark' : 'light',
        }}
      />
      {fallenBack.length > 0 && (
        <p className={style.fallen}>
          <TriangleAlert aria-hidden="true" />
          <span>
            {text.fallenBack(
              fallenBack
                .map((key) => text.colorName[key])
                .map(apart)
                .join(' · '),
            )}
          </span>
        </p>
      )}
    </figure>
  );
}

/** High contrast shows no colours of organizations. */
export const ContrastPreview = (brand: { name: string; logos: Logos }) => (
  <figure className={style.figure}>
    <figcaption className={style.caption}>{text.themes['high-contrast']}</figcaption>
    <Picture {...brand} theme="high-contrast" properties={{}} />
    <p className={style.note}>{text.contrastNote}</p>
  </figure>
);

type PictureProps = { theme: string; properties: CSSProperties; name: string; logos: Logos };

/** Looked at, not used: a small page with one of each piece. */
const Picture = ({ theme, properties, name, logos }: PictureProps) => (
  <div className={style.page} data-theme={theme} style={properties} aria-hidden="true">
    <div className={style.bar}>
      <Mark of={logos} height={20} />
      <span className={style.name}>{name}</span>
      <span className="badge">3</span>
    </div>
    <div className={style.body}>
      <div className={style.menu}>
        <span className={style.active}>{text.sample.home}</span>
        <span>{text.sample.playlist}</span>
      </div>
      <div className={style.content}>
        <span className={style.title}>{text.sample.title}</span>
        <span className={style.fact}>
          {text.sample.fact} <span className={style.link}>{text.sample.link}</span>
        </span>
        <div className={style.buttons}>
          <span className={style.primary}>{text.sample.play}</span>
          <span className={style.secondary}>{text.sample.save}</span>
        </div>
        <div className={style.cards}>
          <span className={style.card}>
            <Film />
            {text.sample.category}
            <span className={style.following}>{text.sample.following}</span>
          </span>
          <Chip look="plain">{text.sample.tag}</Chip>
          <span className={style.error}>{text.sample.error}</span>
        </div>
      </div>
    </div>
  </div>
);
