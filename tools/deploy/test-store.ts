// The image of Versity's gateway, as its variables ask for: the store of the tests, with the folder of the volume as its bucket.
import { createServer } from 'node:http';
import { readdirSync } from 'node:fs';
import { startS3Server } from '@tv/server/platform/storage/test-s3-server';

const {
  ROOT_ACCESS_KEY = '',
  ROOT_SECRET_KEY = '',
  VGW_PORT = '',
  VGW_HEALTH,
  VGW_BACKEND_ARG = '',
} = process.env;
const [bucket = ''] = readdirSync(VGW_BACKEND_ARG);
const { handle } = await startS3Server(() => undefined, {
  bucket,
  accessKeyId: ROOT_ACCESS_KEY,
  secretAccessKey: ROOT_SECRET_KEY,
  region: 'us-east-1',
});
createServer((request, response) => {
  if (request.url === VGW_HEALTH) response.end();
  else handle(request, response);
}).listen(Number(VGW_PORT.slice(1)), '0.0.0.0');
