// What an operator has before the chart: PostgreSQL at database.example.org, and a store at s3.example.org, over TLS.
// node test-operator.ts <its bucket> <key> <secret>. It runs in the machine of a test.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { startS3Server } from '@tv/server/platform/storage/test-s3-server';

const [bucket = '', accessKeyId = '', secretAccessKey = ''] = process.argv.slice(2);
const { handle } = await startS3Server(() => undefined, {
  bucket,
  accessKeyId,
  secretAccessKey,
  region: 'us-east-1',
});
const tls = { cert: readFileSync('/srv/certificate.pem'), key: readFileSync('/srv/key.pem') };
createServer(tls, (request, response) => handle(request, response)).listen(443, '10.9.0.1');
