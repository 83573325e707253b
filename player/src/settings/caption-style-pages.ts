import * as text from '@tv/strings/en/player/caption-style.ts';
import { percent } from '@tv/strings/en/locale.ts';
import {
  captionBackgrounds,
  captionColors,
  captionFonts,
  captionSizes,
  type CaptionStyle,
} from '../captions/caption-style.ts';
import { usePlayer, usePlayerState } from '../player-context.tsx';
import type { SettingsPage } from './settings-page.ts';

/** How captions look, in four pages. */
export const useCaptionStyle = (): SettingsPage => {
  const player = usePlayer();
  const style = usePlayerState((state) => state.captionStyle);
  const page = <Part extends keyof CaptionStyle>(
    part: Part,
    name: string,
    values: readonly CaptionStyle[Part][],
    label: (value: CaptionStyle[Part]) => string,
  ): SettingsPage => ({
    name,
    value: label(style[part]),
    choices: values.map((value) => ({
      label: label(value),
      checked: value === style[part],
      choose: () => player.setCaptionStyle({ [part]: value }),
    })),
  });
  return {
    name: text.captionStyle,
    pages: [
      page('size', text.size, captionSizes, percent),
      page('color', text.color, captionColors, (value) => text.colors[value]),
      page('background', text.background, captionBackgrounds, (value) => text.backgrounds[value]),
      page('font', text.font, captionFonts, (value) => text.fonts[value]),
    ],
  };
};
