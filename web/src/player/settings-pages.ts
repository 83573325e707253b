import * as text from '../strings/en/player-settings.ts';
import { chooseAutoplayNext, useAutoplayNext } from './autoplay-next.ts';
import { useCaptionStyle } from './caption-style-pages.ts';
import { usePlayer, usePlayerState } from './player-context.tsx';
import type { PlayerSubtitle } from './player-props.ts';
import { rateLabel } from './rate-label.ts';
import type { SettingsChoice, SettingsPage } from './settings-page.ts';

type ChoicePage = SettingsPage & { choices: SettingsChoice[] };

const useQuality = (): ChoicePage => {
  const player = usePlayer();
  const qualities = usePlayerState((state) => state.qualities);
  const chosen = usePlayerState((state) => state.quality);
  const active = usePlayerState((state) => state.activeQuality);
  const labelOf = (id: number | 'auto' | undefined) => qualities.find((quality) => quality.id === id)?.label;
  const now = labelOf(active);
  return {
    name: text.quality,
    value: labelOf(chosen) ?? (now ? text.autoNow(now) : text.auto),
    choices: [
      {
        label: text.auto,
        ...(now && chosen === 'auto' ? { detail: now } : {}),
        checked: chosen === 'auto',
        choose: () => player.setQuality('auto'),
      },
      ...qualities.map(({ id, label }) => ({
        label,
        checked: chosen === id,
        choose: () => player.setQuality(id),
      })),
    ],
  };
};

const useSpeed = (rates: readonly number[]): ChoicePage => {
  const player = usePlayer();
  const chosen = usePlayerState((state) => state.rate);
  return {
    name: text.speed,
    value: rateLabel(chosen),
    choices: rates.map((rate) => ({
      label: rateLabel(rate),
      checked: rate === chosen,
      choose: () => player.setRate(rate),
    })),
  };
};

const useCaptions = (subtitles: readonly PlayerSubtitle[]): ChoicePage => {
  const player = usePlayer();
  const chosen = usePlayerState((state) => state.captions);
  const off = { label: text.off, checked: chosen === undefined, choose: () => player.setCaptions(undefined) };
  return {
    name: text.captions,
    value: subtitles.find((subtitle) => subtitle.languageCode === chosen)?.languageName ?? text.off,
    choices: [
      off,
      ...subtitles.map((subtitle) => ({
        label: subtitle.languageName,
        checked: subtitle.languageCode === chosen,
        choose: () => player.setCaptions(subtitle.languageCode),
      })),
    ],
  };
};

const useSound = (): ChoicePage => {
  const player = usePlayer();
  const tracks = usePlayerState((state) => state.soundTracks);
  const chosen = usePlayerState((state) => state.soundTrack);
  return {
    name: text.sound,
    value: tracks.find((track) => track.id === chosen)?.label ?? '',
    choices: tracks.map(({ id, label }) => ({
      label,
      checked: id === chosen,
      choose: () => player.setSoundTrack(id),
    })),
  };
};

const useDescriptions = (): ChoicePage => {
  const player = usePlayer();
  const isOn = usePlayerState((state) => state.descriptions);
  const choices = [false, true].map((value) => ({
    label: value ? text.on : text.off,
    checked: value === isOn,
    choose: () => player.setDescriptions(value),
  }));
  return {
    name: text.descriptions,
    value: isOn ? text.on : text.off,
    choices: isOn === undefined ? [] : choices,
  };
};

const useNext = (): ChoicePage => {
  const isOn = useAutoplayNext();
  return {
    name: text.autoplayNext,
    value: isOn ? text.on : text.off,
    choices: [true, false].map((value) => ({
      label: value ? text.on : text.off,
      checked: value === isOn,
      choose: () => chooseAutoplayNext(value),
    })),
  };
};

/** Only what there is something to choose of. */
export const useSettingsPages = (
  subtitles: readonly PlayerSubtitle[],
  rates: readonly number[],
  hasNext: boolean,
): SettingsPage[] => {
  const player = usePlayer();
  const style = useCaptionStyle();
  const next = useNext();
  const pages = [useQuality(), useSpeed(rates), useCaptions(subtitles), useSound(), useDescriptions()];
  return [
    ...pages.filter((page) => page.choices.length > 1),
    ...(subtitles.length > 0 ? [style] : []),
    ...(hasNext ? [next] : []),
    { name: text.shortcuts, act: () => player.showKeys(true) },
  ];
};
