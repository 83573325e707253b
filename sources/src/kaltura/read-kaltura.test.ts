import { expect, test } from 'vitest';
import { filesIn, readInWords } from '../test-files.ts';

const bulk = `<?xml version="1.0" encoding="UTF-8"?>
<mrss xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="ingestion.xsd"><channel>
<item><action>add</action><type>1</type><referenceId>ref-1</referenceId><name>Optics &amp; light</name>
  <description><![CDATA[<p>Part <b>one</b></p>]]></description>
  <tags><tag>physics</tag><tag>light</tag></tags>
  <categories><category>Lectures&gt;Physics&gt;Optics</category><categoryId>42</categoryId></categories>
  <startDate>1969-07-20T20:17:40</startDate><media><mediaType>1</mediaType></media>
  <contentAssets><content flavorParams="HD"><urlContentResource url="https://old.example/hd.mp4"/></content>
    <content flavorParams="Source"><dropFolderFileContentResource filePath="drop\\optics.mov"/></content></contentAssets>
  <thumbnails><thumbnail><urlContentResource url="https://old.example/2.jpg"/></thumbnail>
    <thumbnail isDefault="true"><urlContentResource url="https://old.example/1.jpg"/></thumbnail></thumbnails>
  <subTitles><subTitle isDefault="true" format="1" lang="Hebrew" label="Auto-generated"><urlContentResource url="https://old.example/he.srt"/></subTitle>
    <subTitle lang="English (American)"><urlContentResource url="missing.srt"/></subTitle></subTitles>
  <scenes><scene-thumb-cue-point entryId="x"><sceneStartTime>00:00:05.3</sceneStartTime><title>Waves</title><subType>2</subType></scene-thumb-cue-point>
    <scene-thumb-cue-point><sceneStartTime>00:00:09</sceneStartTime><title>Slide</title><subType>1</subType></scene-thumb-cue-point>
    <scene-annotation><sceneStartTime>00:00:01</sceneStartTime><sceneText>note</sceneText></scene-annotation></scenes>
  <attachments><attachment format="3"><filename>sheet.pdf</filename><urlContentResource url="https://old.example/get/77"/></attachment></attachments>
</item>
<item><name>Picture</name><referenceId>p</referenceId><media><mediaType>2</mediaType></media></item>
<item><action>delete</action><entryId>0_gone</entryId></item>
<item><name>No file</name><entryId>0_none</entryId></item>
<item><name>Again</name><referenceId>ref-1</referenceId></item>
</channel></mrss>`;

test('a bulk upload in XML', async () => {
  const { items, problems } = await readInWords('kaltura', {
    files: filesIn({ 'in/bulk.xml': `\uFEFF${bulk}`, 'in/optics.mov': 'film' }),
  });
  expect(items).toMatchObject([
    {
      sourceId: 'ref-1',
      title: 'Optics & light',
      description: 'Part one',
      tags: ['physics', 'light'],
      categories: ['Optics'],
      publishedAt: '1969-07-20T20:17:40.000Z',
      media: { path: 'in/optics.mov' },
      poster: { address: 'https://old.example/1.jpg' },
      captions: [
        {
          languageCode: 'he',
          name: 'Auto-generated',
          isMadeByMachine: true,
          file: { address: 'https://old.example/he.srt' },
        },
      ],
      chapters: [{ startSeconds: 5.3, title: 'Waves' }],
      attachments: [{ name: 'sheet.pdf', file: { address: 'https://old.example/get/77' } }],
      notes: [
        'A category is given by its number, and is left out.',
        'The file of its captions in "English (American)" is not there.',
      ],
    },
    { sourceId: '0_none', notes: ['It names no video or audio file.'] },
  ]);
  expect(problems.map(({ where }) => where)).toEqual(['Picture', '0_gone', 'Again']);
});

test('what the server writes about an entry, from an address', async () => {
  const mrss = `<rss><channel><item><entryId>0_abc</entryId><createdAt>1300000000</createdAt><title>T</title><name>Talk</name>
    <link>https://old.example/entry/0_abc#t=1</link><tags><tag>a</tag></tags><category name="B">A&gt;B</category>
    <thumbnailUrl url="https://cdn.example/p/811441/sp/1/thumbnail/0_abc"/><media><mediaType>5</mediaType><duration>61500</duration><plays>7</plays><views>9</views></media>
    <content url="/low.mp4" height="360" isSource="false"/><content url="/source.mp4" height="300" isSource="true"/>
    <scenes><scene-thumb-cue-point><sceneStartTime>1</sceneStartTime><title>Slide</title></scene-thumb-cue-point>
    <scene-thumb-cue-point><sceneStartTime>-4</sceneStartTime><title>Before</title></scene-thumb-cue-point></scenes></item></channel></rss>`;
  const { instance, items } = await readInWords('kaltura', {
    address: 'https://cdn.example/feed.xml',
    fetchText: async () => mrss,
  });
  expect(instance).toBe('partner 811441');
  expect(items).toMatchObject([
    {
      sourceId: '0_abc',
      title: 'Talk',
      createdAt: '2011-03-13T07:06:40.000Z',
      durationSeconds: 61.5,
      viewsBefore: 7,
      categories: ['B'],
      media: { address: 'https://cdn.example/source.mp4' },
      poster: { address: 'https://cdn.example/p/811441/sp/1/thumbnail/0_abc' },
      chapters: [{ startSeconds: 1, title: 'Slide' }],
    },
  ]);
});

test('a bulk upload in CSV', async () => {
  const rows = [
    '#comment, with a comma',
    '"# quoted ""comment"""',
    '',
    '*title;description;tags;url;contentType;category;thumbnailUrl;referenceId;scheduleStartDate',
    '"Wind; and\nwater";"<p>A ""b""</p>";a,b;films/wind.mp4;video;X>Y,Z;https://old.example/w.jpg;r1;2020-01-02T03:04:05',
    '#late comment;;;;;;;;',
    'Logo;;;logo.png;image;;;;',
    'Gone;;;gone.mp4;video;;;;yesterday',
  ].join('\r\n');
  const { items, problems } = await readInWords('kaltura', {
    files: filesIn({ 'bulk.csv': `\uFEFF${rows}`, 'wind.mp4': 'film' }),
  });
  expect(items).toMatchObject([
    {
      sourceId: 'r1',
      title: 'Wind; and water',
      description: 'A "b"',
      tags: ['a', 'b'],
      categories: ['Y', 'Z'],
      publishedAt: '2020-01-02T03:04:05.000Z',
      media: { path: 'wind.mp4' },
      poster: { address: 'https://old.example/w.jpg' },
    },
    { sourceId: 'gone.mp4', title: 'Gone' },
  ]);
  expect(items[1]!.notes).toEqual([
    'bulk.csv, row 8: the file gone.mp4 is not there.',
    'The date of publication "yesterday" cannot be read, and is left out.',
  ]);
  expect(problems).toEqual([{ where: 'Logo', message: 'It is a picture, and is left out.' }]);
});

const laughs = `<!DOCTYPE mrss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><mrss><channel><item><name>&b;</name></item></channel></mrss>`;
test.each([
  ['bulk.xml', '<mrss>\n<channel>\n<item></mrss>', 'bulk.xml, line 3'],
  ['bulk.xml', laughs, 'document type'],
  ['bulk.xml', '<html/>', 'no items of Kaltura'],
  ['bulk.xml', `${'<a>'.repeat(2000)}`, 'line 1'],
  ['bulk.csv', '#a\n*title,url\n"x,y', 'bulk.csv, line 3'],
  ['bulk.csv', 'name,file\na,b', 'no columns "title" and "url"'],
])('a broken %s is named: %j', async (path, content, message) => {
  const { items, problems } = await readInWords('kaltura', { files: filesIn({ [path]: content }) });
  expect(items).toEqual([]);
  expect(problems.map((each) => each.message).join()).toContain(message);
});

test('a folder without a list is an error', async () => {
  await expect(readInWords('kaltura', { files: filesIn({ 'a.mp4': '' }) })).rejects.toThrow('no bulk upload');
});
