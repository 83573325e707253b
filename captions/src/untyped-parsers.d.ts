/** The parts of imscJS and of Mozilla's vtt.js that the tests ask. Neither package has types. */
declare module 'imsc/src/main/js/doc.js' {
  type Handler = Record<'info' | 'warn' | 'error' | 'fatal', (message: string) => boolean>;
  export type ImscDocument = { getMediaTimeEvents(): number[] };
  const documents: { fromXML(text: string, handler: Handler): ImscDocument | null };
  export default documents;
}
declare module 'imsc/src/main/js/isd.js' {
  import type { ImscDocument } from 'imsc/src/main/js/doc.js';
  export type ImscElement = {
    kind: string;
    text?: string;
    contents?: ImscElement[];
    styleAttrs?: Record<string, unknown>;
  };
  const states: { generateISD(document: ImscDocument, seconds: number): { contents: ImscElement[] } };
  export default states;
}
declare module 'vtt.js' {
  type Cue = { id: string; startTime: number; endTime: number; text: string };
  type ParserCallbacks = { oncue: (cue: Cue) => void; onparsingerror: (problem: Error) => void };
  const vttJs: {
    VTTCue: unknown;
    VTTRegion: unknown;
    WebVTT: {
      Parser: new (
        window: object,
        decoder: { decode: (text?: string) => string },
      ) => ParserCallbacks & { parse(text: string): void; flush(): void };
      convertCueToDOMTree(window: object, text: string): object | null;
    };
  };
  export default vttJs;
}
