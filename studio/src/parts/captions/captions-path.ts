import { studioPath } from '@tv/contract/pages/studio-paths';

type Captions = { id: string; languageCode: string; kind: number };

/** The address of the caption editor for an item's captions in a language, of a kind. */
export const captionsPath = ({ id, languageCode, kind }: Captions): string =>
  `${studioPath('content/:id/captions/:language', { id, language: languageCode })}?kind=${kind}`;
