import type { Plugin } from 'vite';

/** Parts of hls.js that nothing here asks for: captions, advertising, encryption and measuring are the portal's own or absent. */
const partsOfEngine = [
  'subtitleStreamController: SubtitleStreamController',
  'subtitleTrackController: SubtitleTrackController',
  'timelineController: TimelineController',
  'emeController: EMEController',
  'cmcdController: CMCDController',
  'contentSteeringController: ContentSteeringController',
  'iframeController: IFrameController',
  'interstitialsController: InterstitialsController',
];

type Cut = { part: string; instead: string };

/** What of a library is left out, by the end of its file's path. Each part is there exactly once. */
const cutsOf: { file: RegExp; cuts: Cut[] }[] = [
  // As the light build of hls.js leaves them out; that one alone lacks sound tracks too.
  {
    file: /hls\.js\/dist\/hls\.mjs$/,
    cuts: partsOfEngine.map((part) => ({ part, instead: `${part.split(':')[0]}: undefined` })),
  },
  // React Router's framework mode, which the portal does not use: pages that are loaded ahead by a link.
  {
    file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    cuts: [{ part: 'React$1.createElement(PrefetchPageLinks, { page: href })', instead: 'null' }],
  },
  // Its instrumentation, which only an option of `createBrowserRouter` switches on.
  {
    file: /react-router\/dist\/production\/lib\/router\/router\.js$/,
    cuts: [
      { part: '\tif (init.instrumentations) {', instead: '\tif (false) {' },
      { part: 'if (init.instrumentations) router =', instead: 'if (false) router =' },
    ],
  },
];

/** Leaves parts of libraries out of the build. A part that a new version calls otherwise stops the build. */
export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  transform: {
    filter: { id: cutsOf.map(({ file }) => file) },
    handler(code, id) {
      let lean = code;
      for (const { part, instead } of cutsOf.find(({ file }) => file.test(id))?.cuts ?? []) {
        if (lean.split(part).length !== 2) this.error(`${id} has not exactly one ${part}`);
        lean = lean.replace(part, () => instead);
      }
      return { code: lean, map: null };
    },
  },
};
