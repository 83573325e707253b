/** A one-page A4 document in Helvetica (ISO 32000-1, the smallest file a viewer accepts). */
const PAGE = { width: 595, height: 842, margin: 72 };
/** Mean width of a Helvetica letter over its size; lines are broken with it, so they never run over. */
const LETTER = 0.52;

const wrap = (text: string, size: number): string[] => {
  const most = Math.floor((PAGE.width - 2 * PAGE.margin) / (size * LETTER));
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
};

const escaped = (text: string): string => text.replace(/[\\()]/g, (letter) => `\\${letter}`);

const textBlock = (lines: string[], font: string, size: number, top: number): string =>
  [
    `BT /${font} ${size} Tf ${Math.round(size * 1.5)} TL ${PAGE.margin} ${top} Td`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');

const contentOf = (heading: string, paragraphs: string[]): string => {
  const blocks: string[] = [];
  let top = PAGE.height - PAGE.margin - 24;
  const add = (text: string, font: string, size: number, after: number): void => {
    const lines = wrap(text, size);
    blocks.push(textBlock(lines, font, size, top));
    top -= lines.length * Math.round(size * 1.5) + after;
  };
  add(heading, 'F2', 24, 18);
  for (const paragraph of paragraphs) add(paragraph, 'F1', 12, 12);
  return blocks.join('\n');
};

export const makePdf = (heading: string, paragraphs: string[]): Buffer => {
  const content = contentOf(heading, paragraphs);
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(heading)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = Buffer.byteLength(file, 'latin1');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
