import type { Cue, CueRegion, CueRun, Cues } from '@tv/contract/captions/cues';
import { writeClock } from '../clock.ts';
import { regionStyles } from './ttml-places.ts';
import { placeOfRegion } from '../vtt/vtt-region-place.ts';
import { withSpeakers } from '../srt/write-srt.ts';
import { element, xmlDocument, xmlText } from '@tv/contract/formats/write-xml';

type Table = Map<string, { id: string; attributes: Record<string, string> }>;
type Document = { regions: Table; agents: Map<string, string>; ids: Set<string>; hasRuby: boolean };

/** Writes TTML 2, or with `isFirstEdition` DFXP. DFXP has no readings of words, so they follow in brackets. */
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
      `      ${element('ttm:agent', { 'xml:id': id, type: 'character' }, element('ttm:name', { type: 'full' }, xmlText(name)))}`,
  );
  const boxes = Array.from(
    document.regions.values(),
    ({ id, attributes }) => `      ${element('region', { 'xml:id': id, ...styling(attributes) })}`,
  );
  const root = {
    ...{ xmlns: namespace, 'xmlns:tts': `${namespace}#styling`, 'xmlns:ttm': `${namespace}#metadata` },
    'xml:lang': languageCode.replace(/[^A-Za-z0-9-]/g, ''),
  };
  const lines = [
    '',
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
    '',
  ];
  return xmlDocument(element('tt', root, lines.join('\n')));
}

function paragraph(cue: Cue, regions: readonly CueRegion[], document: Document): string {
  const { startTime, endTime, place, runs } = cue;
  const ofRegion = place?.region === undefined ? undefined : regions.find(({ id }) => id === place.region);
  const region = regionOf(ofRegion ? placeOfRegion(ofRegion, place!) : place, document);
  const attributes = {
    ...{
      'xml:id': ownId(cue.id, document),
      begin: writeClock(startTime, '.'),
      end: writeClock(endTime, '.'),
    },
    region,
  };
  return `      ${element('p', attributes, spans(runs, document))}`;
}

/** The id of the region of a place. Without a place a caption stands at the bottom, in the middle. */
function regionOf(place: Cue['place'], { regions }: Document): string {
  const attributes = place ? regionStyles(place) : { displayAlign: 'after', textAlign: 'center' };
  const key = JSON.stringify(attributes);
  const known = regions.get(key);
  if (known) return known.id;
  const id = place ? `place-${regions.size + 1}` : 'bottom';
  regions.set(key, { id, attributes });
  return id;
}

/** The id of a cue, if it is a name of XML and no other element has it. */
function ownId(id: string | undefined, { ids }: Document): string | undefined {
  const isOurs = /^(?:place|agent)-\d+$|^bottom$/.test(id ?? '');
  if (!id || isOurs || ids.has(id) || !/^[A-Za-z_][\w.-]*$/.test(id)) return undefined;
  ids.add(id);
  return id;
}

const spans = (runs: readonly CueRun[], document: Document) =>
  (document.hasRuby ? runs : withBracketedReadings(runs)).map((run) => span(run, document)).join('');

/** The runs with their readings in brackets; speakers stay attributes. */
const withBracketedReadings = (runs: readonly CueRun[]): CueRun[] =>
  runs.map(({ speaker, ...run }) => ({ ...withSpeakers([run])[0]!, ...(speaker && { speaker }) }));

function span(run: CueRun, { agents }: Document): string {
  if (run.speaker && !agents.has(run.speaker)) agents.set(run.speaker, `agent-${agents.size + 1}`);
  const decoration = [run.underline && 'underline', run.strike && 'lineThrough'].filter(Boolean).join(' ');
  const attributes = {
    ...(run.language && { 'xml:lang': run.language }),
    ...(run.speaker && { 'ttm:agent': agents.get(run.speaker) }),
    ...styling({
      ...(run.italic && { fontStyle: 'italic' }),
      ...(run.bold && { fontWeight: 'bold' }),
      ...(decoration && { textDecoration: decoration }),
      ...(run.color && { color: run.color }),
      ...(run.background && { backgroundColor: run.background }),
      ...(run.family && { fontFamily: families[run.family] }),
      ...(run.size && { fontSize: `${Math.round(run.size * 100)}%` }),
    }),
  };
  const words = xmlText(run.text).replace(/\n/g, '<br/>');
  if (run.ruby === undefined)
    return Object.keys(attributes).length > 0 ? element('span', attributes, words) : words;
  const base = element('span', { 'tts:ruby': 'base' }, words);
  const reading = element('span', { 'tts:ruby': 'text' }, xmlText(run.ruby));
  return element('span', { 'tts:ruby': 'container', ...attributes }, base + reading);
}

const families = { serif: 'serif', 'sans-serif': 'sansSerif', monospace: 'monospace', cursive: 'cursive' };

const styling = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`tts:${name}`, value]));
