import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '@tv/server/platform/openapi/document';
import { type Description, makeCollection } from './make-collection.ts';

// Writes the collection for API clients: `npm run collection -- [file]`.
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};
const file = process.argv[2] ?? 'tv.postman_collection.json';
const collection = makeCollection(describeApi(version) as Description);
writeFileSync(file, `${JSON.stringify(collection, null, 2)}\n`);
console.log(`${file} is written.`);
