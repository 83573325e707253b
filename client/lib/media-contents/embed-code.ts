import { escapeMarkup } from '@tv/contract/formats/escape-markup';

/** HTML that shows the item on another page, as wide as the element around it. Pages that drop styles use the size in pixels. */
export const embedCode = ({ title }: { title: string }, { embedUrl }: { embedUrl: string }): string =>
  `<iframe src="${escapeMarkup(embedUrl)}" title="${escapeMarkup(title)}" width="1280" height="720" style="width:100%;height:auto;aspect-ratio:16/9;border:0" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>`;
