import type { Cue, CueRegion, CueRun, Cues } from '@tv/contract/cues';
import { writeClock } from './clock.ts';
import { regionStyles } from './ttml-places.ts';
import { placeOfRegion } from './vtt-region-place.ts';
import { withSpeakers } from './write-srt.ts';
import { xmlText } from '../../platform/xml.ts';

type Table = Map<string, { id: string; attributes: Record<string, string> }>;
type Document = { regions: Table; agents: Map<string, string>; ids: Set<string>; hasRuby: boolean };

/** TTML 2, or with `isFirstEdition` DFXP, which has no readings: there they stand in brackets. */
export function writeTtml({ cues, regions }: Cues, languageCode: string, isFirstEdition: boolean): string {
  const namespace = isFirstEdition ? 'http://www.w3.org/2006/10/ttaf1' : 'http://www.w3.org/ns/ttml';
  const document: Document = {
    regions: new Map(),
    agents: new Map(),
    ids: new Set(),
    hasRuby: !isFirstEdition,
  };
  const paragraphs = cues.map((cue) => paragraph(cue, regions, document));
  const agents = Array.from(
    document.agents,
    ([name, id]) =>
      `      <ttm:agent xml:id="${id}" type="character"><ttm:name type="full">${xmlText(name)}</ttm:name></ttm:agent>`,
  );
  const boxes = Array.from(
    document.regions.values(),
    ({ id, attributes }) => `      <region xml:id="${id}"${styling(attributes)}/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tt xmlns="${namespace}" xmlns:tts="${namespace}#styling" xmlns:ttm="${namespace}#metadata" xml:lang="${languageCode.replace(/[^A-Za-z0-9-]/g, '')}">`,
    '  <head>',
    ...(agents.length > 0 ? ['    <metadata>', ...agents, '    </metadata>'] : []),
    '    <layout>',
    ...boxes,
    '    </layout>',
    '  </head>',
    '  <body>',
    '    <div>',
    ...paragraphs,
    '    </div>',
    '  </body>',
    '</tt>',
    '',
  ].join('\n');
}

function paragraph(cue: Cue, regions: readonly CueRegion[], document: Document): string {
  const { startTime, endTime, place, runs } = cue;
  const ofRegion = place?.region === undefined ? undefined : regions.find(({ id }) => id === place.region);
  const region = regionOf(ofRegion ? placeOfRegion(ofRegion, place!) : place, document);
  const id = ownId(cue.id, document);
  const attributes = `${id ? ` xml:id="${id}"` : ''} begin="${writeClock(startTime, '.')}" end="${writeClock(endTime, '.')}" region="${region}"`;
  return `      <p${attributes}>${spans(runs, document)}</p>`;
}

/** Where nothing is said a caption stands at the bottom, in the middle. */
function regionOf(place: Cue['place'], { regions }: Document): string {
  const attributes = place ? regionStyles(place) : { displayAlign: 'after', textAlign: 'center' };
  const key = JSON.stringify(attributes);
  const known = regions.get(key);
  if (known) return known.id;
  const id = place ? `place-${regions.size + 1}` : 'bottom';
  regions.set(key, { id, attributes });
  return id;
}

/** An id of XML is a name, and of one element. */
function ownId(id: string | undefined, { ids }: Document): string | undefined {
  const isOurs = /^(?:place|agent)-\d+$|^bottom$/.test(id ?? '');
  if (!id || isOurs || ids.has(id) || !/^[A-Za-z_][\w.-]*$/.test(id)) return undefined;
  ids.add(id);
  return id;
}

const spans = (runs: readonly CueRun[], document: Document) =>
  (document.hasRuby ? runs : withBracketedReadings(runs)).map((run) => span(run, document)).join('');

/** Speakers stay what they are: only readings are written out. */
const withBracketedReadings = (runs: readonly CueRun[]): CueRun[] =>
  runs.map(({ speaker, ...run }) => ({ ...withSpeakers([run])[0]!, ...(speaker && { speaker }) }));

function span(run: CueRun, { agents }: Document): string {
  if (run.speaker && !agents.has(run.speaker)) agents.set(run.speaker, `agent-${agents.size + 1}`);
  const decoration = [run.underline && 'underline', run.strike && 'lineThrough'].filter(Boolean).join(' ');
  const attributes =
    (run.language ? ` xml:lang="${xmlText(run.language)}"` : '') +
    (run.speaker ? ` ttm:agent="${agents.get(run.speaker)}"` : '') +
    styling({
      ...(run.italic && { fontStyle: 'italic' }),
      ...(run.bold && { fontWeight: 'bold' }),
      ...(decoration && { textDecoration: decoration }),
      ...(run.color && { color: run.color }),
      ...(run.background && { backgroundColor: run.background }),
      ...(run.family && { fontFamily: families[run.family] }),
      ...(run.size && { fontSize: `${Math.round(run.size * 100)}%` }),
    });
  const words = xmlText(run.text).replace(/\n/g, '<br/>');
  if (run.ruby === undefined) return attributes ? `<span${attributes}>${words}</span>` : words;
  const read = `<span tts:ruby="base">${words}</span><span tts:ruby="text">${xmlText(run.ruby)}</span>`;
  return `<span tts:ruby="container"${attributes}>${read}</span>`;
}

const families = { serif: 'serif', 'sans-serif': 'sansSerif', monospace: 'monospace', cursive: 'cursive' };

const styling = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` tts:${name}="${value}"`)
    .join('');
