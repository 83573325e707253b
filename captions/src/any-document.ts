import fc from 'fast-check';

// Documents made at random, for tests. They hold what two parsers agree on: no time, and no end of a sequence, is left open.

const head = `<?xml version="1.0"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"
  xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:f="urn:x-foreign" xml:lang="en" ttp:frameRate="25" ttp:tickRate="1000">`;

/** Tenths of a second, in each of the ways in which TTML writes them. */
const time = (most: number) =>
  fc
    .integer({ min: 0, max: most })
    .chain((tenths) =>
      fc.constantFrom(
        `${tenths / 10}s`,
        `${tenths * 100}ms`,
        `${tenths * 100}t`,
        `${tenths * 2.5}f`,
        `00:00:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`,
      ),
    );
const often = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const attributes = (given: Record<string, string | undefined>) =>
  Object.entries(given)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

const timing = fc
  .record({ begin: often(time(60)), end: often(time(90)), dur: often(time(60)) })
  .map(attributes);
const length = fc.record({ begin: often(time(20)), dur: time(30) }).map(attributes);
const styles = fc
  .record({
    'tts:visibility': often(fc.constantFrom('hidden', 'visible')),
    'tts:display': fc.option(fc.constantFrom('none', 'auto'), { nil: undefined, freq: 4 }),
    'tts:fontStyle': often(fc.constantFrom('italic', 'normal')),
    'f:display': often(fc.constant('none')),
  })
  .map(attributes);
const change = fc
  .tuple(
    timing,
    fc.constantFrom(
      ...['tts:visibility="hidden"', 'tts:visibility="visible"', 'tts:display="none"', 'tts:display="auto"'],
      ...['tts:color="red"', 'tts:fontStyle="italic"'],
    ),
  )
  .map(([times, style]) => `<set${times} ${style}/>`);
const changes = fc.array(change, { maxLength: 2 }).map((all) => all.join(''));
const words = fc.constantFrom('one', 'two', 'three &amp; four', 'f\u00fcnf');
const aside = fc.constantFrom('', '<metadata><ttm:desc>never</ttm:desc></metadata>', '<f:p>never</f:p>');

const leaf = words.map((text) => ` ${text} `);
const spanOf = (inside: fc.Arbitrary<string>, times: fc.Arbitrary<string>) =>
  fc
    .tuple(times, styles, changes, fc.array(inside, { minLength: 1, maxLength: 3 }))
    .map(([at, looks, sets, texts]) => ` <span${at}${looks}>${sets}${texts.join('')}</span> `);
const inline = fc.oneof(leaf, fc.constant('<br/>'), spanOf(fc.oneof(leaf, spanOf(leaf, timing)), timing));
/** A paragraph whose texts follow each other. */
const steps = fc
  .array(spanOf(leaf, length), { minLength: 1, maxLength: 3 })
  .map((spans) => ({ container: ' timeContainer="seq"', inside: spans.join('') }));
const beside = fc
  .tuple(changes, aside, fc.array(inline, { minLength: 1, maxLength: 4 }))
  .map(([sets, more, texts]) => ({ container: '', inside: `${more}${sets}${texts.join('')}` }));
const paragraphOf = (times: fc.Arbitrary<string>) =>
  fc
    .tuple(times, styles, fc.oneof({ weight: 4, arbitrary: beside }, { weight: 1, arbitrary: steps }))
    .map(([at, looks, { container, inside }]) => `<p${at}${looks}${container}>${inside}</p>`);

const region = fc.constantFrom('r1', 'r2', 'r3');
const division = fc
  .boolean()
  .chain((isSequence) =>
    fc
      .tuple(
        timing,
        styles,
        region,
        isSequence ? fc.constant('') : changes,
        aside,
        fc.array(paragraphOf(isSequence ? length : timing), { minLength: 1, maxLength: 4 }),
      )
      .map(
        ([at, looks, id, sets, more, paragraphs]) =>
          `<div${at}${looks} region="${id}"${isSequence ? ' timeContainer="seq"' : ''}>${more}${sets}${paragraphs.join('\n')}</div>`,
      ),
  );

export const anyTtml = fc
  .record({
    regions: fc.tuple(...['r1', 'r2', 'r3'].map((id) => fc.tuple(fc.constant(id), timing, styles, changes))),
    end: time(100),
    divisions: fc.array(division, { minLength: 1, maxLength: 3 }),
  })
  .map(
    ({ regions, end, divisions }) => `${head}
<head><layout>${regions
      .map(([id, at, looks, sets]) => `<region xml:id="${id}"${at}${looks}>${sets}</region>`)
      .join('')}</layout></head>
<body end="${end}">
${divisions.join('\n')}
</body></tt>`,
  );

const clock = (milliseconds: number, hasHours: boolean) => {
  const part = (value: number, size = 2) => String(Math.floor(value)).padStart(size, '0');
  const hours = milliseconds / 3_600_000;
  const rest = `${part((milliseconds / 60_000) % 60)}:${part((milliseconds / 1000) % 60)}.${part(milliseconds % 1000, 3)}`;
  return hasHours || hours >= 1 ? `${part(hours)}:${rest}` : rest;
};
const moment = fc
  .tuple(fc.integer({ min: 0, max: 360_000_000 - 3_600_000 }), fc.boolean())
  .map(([at, hasHours]) => clock(at, hasHours));
const gap = fc.constantFrom(' ', '\t', '  ', '');
const settings = fc.constantFrom(
  '',
  ' line:0',
  ' align:start size:40%',
  ' position:10%,line-left',
  ' nothing:1',
);
const markup = fc.constantFrom(
  ...[
    'plain',
    'a &lt;b&gt; &amp;&nbsp;c',
    '<b>bold',
    '</b>',
    '<i.a.b>',
    '</i>',
    '<u>',
    '</u> ',
    '<c.red>c</c>',
  ],
  ...[
    '<v Mary Ann>',
    '</v>',
    '<lang de>',
    '</lang>',
    '<ruby>w<rt>r</rt></ruby>',
    '<00:00:01.000>',
    '- \u00fc',
    '\n',
  ],
);
const cueText = fc
  .array(markup, { minLength: 1, maxLength: 6 })
  .map((parts) => `- ${parts.join(' ')}`.replace(/\n[ \t]*(?=\n|$)/g, ''));
const block = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        often(fc.constantFrom('1', 'a name', 'NOTES', 'STYLES')),
        moment,
        moment,
        gap,
        gap,
        settings,
        cueText,
      )
      .map(
        ([id, from, to, before, after, set, text]) =>
          `${id ? `${id}\n` : ''}${from}${before}-->${after}${to}${set}\n${text}\n`,
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom('NOTE\n', 'NOTE a word\nand another\n', 'no times\n\n') },
);

export const anyVtt = fc
  .tuple(
    fc.constantFrom('WEBVTT\n', 'WEBVTT - a title\n', 'WEBVTT\tx\nKind: captions\nLanguage: en\n'),
    fc.array(block, { minLength: 1, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([header, blocks, hasReturns]) => {
    const text = [header, ...blocks].join('\n');
    return hasReturns ? text.replaceAll('\n', '\r\n') : text;
  });
