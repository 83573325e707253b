import type { Plugin } from 'vite';

/** Parts of hls.js that nothing here asks for: captions, advertising, encryption and measuring are the portal's own or absent. */
const unused = [
  'subtitleStreamController: SubtitleStreamController',
  'subtitleTrackController: SubtitleTrackController',
  'timelineController: TimelineController',
  'emeController: EMEController',
  'cmcdController: CMCDController',
  'contentSteeringController: ContentSteeringController',
  'iframeController: IFrameController',
  'interstitialsController: InterstitialsController',
];

/**
 * Leaves them out of the build, as the light build of hls.js leaves them out; that one alone lacks sound tracks too.
 * What a new version calls otherwise stops the build.
 */
export const leanEngine: Plugin = {
  name: 'lean-engine',
  transform: {
    filter: { id: /hls\.js\/dist\/hls\.mjs$/ },
    handler(code) {
      let lean = code;
      for (const part of unused) {
        if (lean.split(part).length !== 2) this.error(`hls.js has not exactly one ${part}`);
        lean = lean.replace(part, `${part.split(':')[0]}: undefined`);
      }
      return { code: lean, map: null };
    },
  },
};
